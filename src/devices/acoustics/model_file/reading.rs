//! From the bytes of a model file to its network. Refuses everything that it does not know.

use std::collections::HashMap;
use std::ops::Range;

use super::UnreadableModel;
use super::cursor::{ByteCursor, FileForm};
use super::nodes::{self, NetworkNode, NodeLine};
use crate::acoustics::network::{Bend, Layer};
use crate::acoustics::{Matrix, Network};

/// The parts of a file.
pub(super) struct ModelRead {
    pub(super) form: FileForm,
    pub(super) network: Network,
    pub(super) places: Vec<Range<usize>>,
    pub(super) sounds: Vec<Option<usize>>,
}

/// Models have few phones. A file with higher numbers is spoiled.
const HIGHEST_PHONE: usize = 100_000;

pub(super) fn read(bytes: &[u8]) -> Result<ModelRead, UnreadableModel> {
    let mut cursor = ByteCursor::new(bytes);
    let sounds = transitions(&mut cursor)?;
    cursor.expect("<Nnet3>")?;
    let nodes_at = cursor.place();
    let lines = node_lines(&mut cursor)?;
    let mut components = components(&mut cursor)?;
    cursor.expect("</Nnet3>")?;
    cursor.expect("<LeftContext>")?;
    cursor.count()?;
    cursor.expect("<RightContext>")?;
    cursor.count()?;
    cursor.expect("<Priors>")?;
    let priors_at = cursor.place();
    let (priors, _) = cursor.vector()?;
    cursor.end()?;

    if priors.iter().any(|prior| *prior <= 0.0) {
        return Err(UnreadableModel::new(priors_at, "priors above zero", b"others"));
    }
    let log_priors: Vec<f32> = priors.iter().map(|prior| prior.ln()).collect();
    let misfit = |expected: String| UnreadableModel::new(nodes_at, expected, b"component-node");
    let (layers, places) = layers(&lines, &mut components).map_err(misfit)?;
    let network = Network::new(layers, log_priors)
        .map_err(|found| misfit(format!("a network without {found}")))?;
    if sounds.iter().flatten().any(|sound| *sound >= network.output()) {
        return Err(misfit("an output for every phone".to_owned()));
    }
    Ok(ModelRead { form: cursor.form, network, places, sounds })
}

/// Skips the transition model, except for the output of each phone.
fn transitions(cursor: &mut ByteCursor<'_>) -> Result<Vec<Option<usize>>, UnreadableModel> {
    cursor.expect("<TransitionModel>")?;
    cursor.expect("<Topology>")?;
    match cursor.form {
        FileForm::Binary => binary_topology(cursor)?,
        FileForm::Text => {
            while cursor.peek()? != "</Topology>" {
                cursor.token()?;
            }
        }
    }
    cursor.expect("</Topology>")?;
    cursor.expect("<Triples>")?;
    let count = cursor.count()?;
    let mut sounds = Vec::new();
    for _ in 0..count {
        let at = cursor.place();
        let (phone, state, sound) = (cursor.count()?, cursor.count()?, cursor.count()?);
        if phone > HIGHEST_PHONE || state != 0 {
            return Err(UnreadableModel::new(at, "phones of one state", b"others"));
        }
        if sounds.len() <= phone {
            sounds.resize(phone + 1, None);
        }
        sounds[phone] = Some(sound);
    }
    cursor.expect("</Triples>")?;
    cursor.expect("<LogProbs>")?;
    cursor.vector()?;
    cursor.expect("</LogProbs>")?;
    cursor.expect("</TransitionModel>")?;
    Ok(sounds)
}

fn binary_topology(cursor: &mut ByteCursor<'_>) -> Result<(), UnreadableModel> {
    // The phones, and the index of each phone's entry.
    cursor.integers()?;
    cursor.integers()?;
    for _ in 0..cursor.count()? {
        for _ in 0..cursor.count()? {
            cursor.integer()?;
            for _ in 0..cursor.count()? {
                cursor.integer()?;
                cursor.number()?;
            }
        }
    }
    Ok(())
}

fn node_lines<'a>(cursor: &mut ByteCursor<'a>) -> Result<Vec<NodeLine<'a>>, UnreadableModel> {
    if !cursor.line()?.trim().is_empty() {
        return cursor.refuse("the end of a line");
    }
    let mut lines = Vec::new();
    loop {
        let at = cursor.place();
        let text = cursor.line()?;
        if text.is_empty() {
            return Ok(lines);
        }
        match nodes::line(text) {
            Some(line) => lines.push(line),
            None => {
                let expected = "a node that stands on frames of one other node";
                return Err(UnreadableModel::new(at, expected, text.as_bytes()));
            }
        }
    }
}

enum Component {
    Affine { weights: (Matrix, Range<usize>), bias: (Vec<f32>, Range<usize>) },
    Bend(Bend),
}

fn components<'a>(
    cursor: &mut ByteCursor<'a>,
) -> Result<HashMap<&'a str, Component>, UnreadableModel> {
    cursor.expect("<NumComponents>")?;
    let mut components = HashMap::new();
    for _ in 0..cursor.count()? {
        cursor.expect("<ComponentName>")?;
        let name = cursor.token()?;
        let component = component(cursor)?;
        if components.insert(name, component).is_some() {
            return cursor.refuse("components of different names");
        }
    }
    Ok(components)
}

fn component(cursor: &mut ByteCursor<'_>) -> Result<Component, UnreadableModel> {
    match cursor.peek()? {
        "<AffineComponent>" => affine(cursor, "</AffineComponent>"),
        "<NaturalGradientAffineComponent>" => affine(cursor, "</NaturalGradientAffineComponent>"),
        "<RectifiedLinearComponent>" => {
            bend(cursor, Bend::Rectified, "</RectifiedLinearComponent>")
        }
        "<LogSoftmaxComponent>" => bend(cursor, Bend::LogSoftmax, "</LogSoftmaxComponent>"),
        _ => cursor.refuse(
            "<AffineComponent>, <NaturalGradientAffineComponent>, \
             <RectifiedLinearComponent> or <LogSoftmaxComponent>",
        ),
    }
}

fn affine(cursor: &mut ByteCursor<'_>, closing: &str) -> Result<Component, UnreadableModel> {
    cursor.token()?;
    let (mut weights, mut bias) = (None, None);
    while cursor.take(closing)?.is_none() {
        match cursor.token()? {
            "<LinearParams>" => weights = Some(cursor.matrix()?),
            "<BiasParams>" => bias = Some(cursor.vector()?),
            other => remark(cursor, other)?,
        }
    }
    match (weights, bias) {
        (Some(weights), Some(bias)) => Ok(Component::Affine { weights, bias }),
        _ => cursor.refuse("<LinearParams> and <BiasParams> before it"),
    }
}

fn bend(
    cursor: &mut ByteCursor<'_>,
    bend: Bend,
    closing: &str,
) -> Result<Component, UnreadableModel> {
    cursor.token()?;
    while cursor.take(closing)?.is_none() {
        let other = cursor.token()?;
        remark(cursor, other)?;
    }
    Ok(Component::Bend(bend))
}

/// Skips a component's notes about its training.
fn remark(cursor: &mut ByteCursor<'_>, name: &str) -> Result<(), UnreadableModel> {
    match name {
        "<LearningRate>"
        | "<LearningRateFactor>"
        | "<MaxChange>"
        | "<L2Regularize>"
        | "<Count>"
        | "<OderivCount>"
        | "<NumSamplesHistory>"
        | "<Alpha>"
        | "<OrthonormalConstraint>"
        | "<NumDimsSelfRepaired>"
        | "<NumDimsProcessed>"
        | "<SelfRepairLowerThreshold>"
        | "<SelfRepairUpperThreshold>"
        | "<SelfRepairScale>" => cursor.number().map(|_| ()),
        "<Dim>" | "<BlockDim>" | "<RankIn>" | "<RankOut>" | "<UpdatePeriod>" => {
            cursor.integer().map(|_| ())
        }
        "<ValueAvg>" | "<DerivAvg>" | "<OderivRms>" => cursor.vector().map(|_| ()),
        "<IsGradient>" => cursor.truth(),
        _ => cursor.refuse("what an affine, rectified or softmax component says of itself"),
    }
}

/// The layers from the lowest to the highest, and the ranges of their numbers in the file.
fn layers(
    lines: &[NodeLine<'_>],
    components: &mut HashMap<&str, Component>,
) -> Result<(Vec<Layer>, Vec<Range<usize>>), String> {
    let [NodeLine::Input { name, dimension }, nodes @ .., NodeLine::Output { below: last }] = lines
    else {
        return Err("an input first and an output last".to_owned());
    };
    let (mut layers, mut places) = (Vec::<Layer>::new(), Vec::new());
    let mut below = *name;
    for node in nodes {
        let NodeLine::Node(node) = node else { return Err("one input and one output".to_owned()) };
        if node.below != below {
            return Err(format!("\"{}\" on \"{below}\"", node.name));
        }
        below = node.name;
        match components.remove(node.component) {
            Some(Component::Affine { weights, bias }) => {
                places.extend([weights.1, bias.1]);
                layers.push(Layer {
                    offsets: node.offsets.clone(),
                    weights: weights.0,
                    bias: bias.0,
                    bend: Bend::Straight,
                });
            }
            Some(Component::Bend(bend)) => bend_last(&mut layers, bend, node)?,
            None => return Err(format!("a component \"{}\", used once", node.component)),
        }
    }
    if below != *last {
        return Err(format!("the output on \"{below}\""));
    }
    match layers.first().and_then(Layer::input) {
        Some(input) if input == *dimension => Ok((layers, places)),
        _ => Err("a first layer for the numbers of the input".to_owned()),
    }
}

fn bend_last(layers: &mut [Layer], bend: Bend, node: &NetworkNode<'_>) -> Result<(), String> {
    match layers.last_mut() {
        Some(layer) if layer.bend == Bend::Straight && node.offsets == [0] => {
            layer.bend = bend;
            Ok(())
        }
        _ => Err(format!("\"{}\" on the frames of one affine component", node.name)),
    }
}
