//! The lines of a model file that say how its components are connected. Supports only chains, in which each component
//! takes frames of the one before it.

/// A component and its input.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct NetworkNode<'a> {
    pub(super) name: &'a str,
    pub(super) component: &'a str,
    /// The node that it takes its input from.
    pub(super) below: &'a str,
    /// Which frames of that node, as distances.
    pub(super) offsets: Vec<i32>,
}

#[derive(Debug, PartialEq, Eq)]
pub(super) enum NodeLine<'a> {
    Input { name: &'a str, dimension: usize },
    Node(NetworkNode<'a>),
    Output { below: &'a str },
}

/// Reads a line. `None` if it has another form.
pub(super) fn line(line: &str) -> Option<NodeLine<'_>> {
    let (kind, rest) = line.trim().split_once(' ')?;
    match kind {
        "input-node" => Some(NodeLine::Input {
            name: value(rest, "name")?,
            dimension: value(rest, "dim")?.parse().ok()?,
        }),
        "component-node" => {
            let (below, offsets) = frames(value(rest, "input")?)?;
            Some(NodeLine::Node(NetworkNode {
                name: value(rest, "name")?,
                component: value(rest, "component")?,
                below,
                offsets,
            }))
        }
        "output-node" => match frames(value(rest, "input")?)? {
            (below, offsets) if offsets == [0] => Some(NodeLine::Output { below }),
            _ => None,
        },
        _ => None,
    }
}

/// The text after `key=`, up to the next key.
fn value<'a>(line: &'a str, key: &str) -> Option<&'a str> {
    let is_begun =
        |at: usize| line.get(..at).is_some_and(|before| before.is_empty() || before.ends_with(' '));
    let (at, _) = line.match_indices(key).find(|(at, _)| {
        is_begun(*at) && line.get(at + key.len()..).is_some_and(|rest| rest.starts_with('='))
    })?;
    let rest = line.get(at + key.len() + 1..)?;
    let end = rest.find('=').map_or(rest.len(), |next| {
        rest.get(..next).and_then(|before| before.rfind(' ')).unwrap_or(0)
    });
    rest.get(..end).map(str::trim).filter(|value| !value.is_empty())
}

/// `Append(a, Offset(a, 1))`: one node, and which of its frames.
fn frames(descriptor: &str) -> Option<(&str, Vec<i32>)> {
    let inside = descriptor.strip_prefix("Append(").and_then(|rest| rest.strip_suffix(')'));
    let (mut rest, mut below, mut offsets) =
        (inside.unwrap_or(descriptor).trim(), None, Vec::new());
    loop {
        let (name, offset, after) = frame(rest)?;
        if below.is_some_and(|below| below != name) {
            return None;
        }
        below = Some(name);
        offsets.push(offset);
        rest = match after.trim_start().strip_prefix(',') {
            Some(more) if inside.is_some() => more.trim_start(),
            None if after.trim().is_empty() => return Some((name, offsets)),
            _ => return None,
        };
    }
}

/// `a` or `Offset(a, 1)`, and the text after it.
fn frame(text: &str) -> Option<(&str, i32, &str)> {
    match text.strip_prefix("Offset(") {
        Some(rest) => {
            let (inside, after) = rest.split_once(')')?;
            let (name, offset) = inside.split_once(',')?;
            Some((name_alone(name.trim())?, offset.trim().parse().ok()?, after))
        }
        None => {
            let end = text.find([',', ')']).unwrap_or(text.len());
            let (name, after) = text.split_at_checked(end)?;
            Some((name_alone(name.trim())?, 0, after))
        }
    }
}

fn name_alone(name: &str) -> Option<&str> {
    let is_one = !name.is_empty()
        && name.chars().all(|sign| sign.is_ascii_alphanumeric() || "_-.".contains(sign));
    is_one.then_some(name)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_are_read_as_kaldi_writes_them() {
        assert_eq!(
            line("input-node name=input dim=40"),
            Some(NodeLine::Input { name: "input", dimension: 40 })
        );
        assert_eq!(
            line(
                "component-node name=tdnn1.affine component=tdnn1.affine input=Append(Offset(input, -1), input, Offset(input, 1))"
            ),
            Some(NodeLine::Node(NetworkNode {
                name: "tdnn1.affine",
                component: "tdnn1.affine",
                below: "input",
                offsets: vec![-1, 0, 1]
            }))
        );
        assert_eq!(
            line("output-node name=output input=softmax objective=linear"),
            Some(NodeLine::Output { below: "softmax" })
        );
    }

    #[test]
    fn what_is_more_than_a_row_of_components_is_refused() {
        for other in [
            "",
            "component-node",
            "component-node name=a component=b",
            "component-node name=a component=b input=Append(c, d)",
            "component-node name=a component=b input=Sum(c, d)",
            "component-node name=a component=b input=ReplaceIndex(ivector, t, 0)",
            "component-node name=a component=b input=Append(Offset(c, 1)",
            "component-node name=a component=b input=c, c",
            "dim-range-node name=a input-node=b dim-offset=0 dim=4",
            "output-node name=output input=Offset(a, 1)",
            "input-node name=input dim=many",
        ] {
            assert_eq!(line(other), None, "{other}");
        }
    }
}
