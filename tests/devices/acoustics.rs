//! The acoustic model as numbers: its file, its cepstra, and what a network makes of them.

use std::fs;
use std::path::PathBuf;

use hector::devices::acoustics::{Cepstra, CepstraSettings, Matrix, ModelFile, Warp};

fn house(path: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join(path)
}

fn seed(name: &str) -> Vec<u8> {
    fs::read(house("tests/fuzz/seeds/model_file").join(name)).expect("a small model")
}

/// Whole numbers that sound like something: three triangles and noise.
fn signal(length: usize) -> Vec<f32> {
    let mut noise: i64 = 1;
    let triangle = |at: i64, period: i64, height: i64| {
        let half = period / 2;
        height - (at % period - half).abs() * (2 * height) / half
    };
    let sample = |at: i64| {
        noise = (noise * 1_103_515_245 + 12_345) % 2_147_483_648;
        let triangles = triangle(at, 160, 6000) + triangle(at, 37, 2500) + triangle(at, 9, 800);
        (triangles + (noise >> 16) % 401 + 100) as f32
    };
    (0..length as i64).map(sample).collect()
}

const SETTINGS: &str =
    "--use-energy=false\n--num-mel-bins=40\n--num-ceps=40\n--low-freq=20\n--high-freq=7600\n";

#[test]
fn cepstra_are_those_of_the_recogniser() {
    let settings = CepstraSettings::read(SETTINGS).expect("settings");
    let cepstra = Cepstra::new(&settings, Warp::NONE).of(&signal(1700));
    let text = fs::read_to_string(house("tests/seeds/acoustics/cepstra.txt")).expect("a seed");
    let lines: Vec<&str> = text.lines().filter(|line| !line.starts_with('#')).collect();
    assert_eq!((cepstra.rows(), cepstra.columns()), (lines.len(), 40));
    for (frame, (row, line)) in cepstra.each_row().zip(lines).enumerate() {
        for (number, (ours, theirs)) in row.iter().zip(line.split(' ')).enumerate() {
            let theirs: f32 = theirs.parse().expect("a number");
            assert!((ours - theirs).abs() < 0.01, "frame {frame}, {number}: {ours}, not {theirs}");
        }
    }
}

#[test]
fn sounds_shorter_than_a_frame_have_no_cepstra() {
    let settings = CepstraSettings::read(SETTINGS).expect("settings");
    let cepstra = Cepstra::new(&settings, Warp::NONE);
    for length in [0, 1, 399] {
        assert_eq!(cepstra.of(&signal(length)).rows(), 0);
    }
    assert_eq!(cepstra.of(&signal(400)).rows(), 1);
    assert!(cepstra.of(&[0.0; 400]).values().iter().all(|value| value.is_finite()));
}

/// One frame alone: every frame that is looked at is that one.
#[test]
fn a_small_network_says_what_arithmetic_says() {
    let file = ModelFile::read(seed("text.mdl")).expect("a model");
    let frame = Matrix::new(1, 2, vec![1.0, 2.0]).expect("one frame");
    let answer = file.network().likelihoods(&frame);

    let weigh = |weights: [f64; 6], bias: f64| {
        let seen = [1.0, 2.0, 1.0, 2.0, 1.0, 2.0];
        (weights.iter().zip(seen).map(|(weight, seen)| weight * seen).sum::<f64>() + bias).max(0.0)
    };
    let first = [
        weigh([0.5, -0.25, 0.125, 1.0, 0.0, -1.0], 0.1),
        weigh([0.1, 0.2, -0.3, 0.4, -0.5, 0.6], -0.2),
        weigh([-1.5, 0.75, 2.0, -0.0625, 0.3, 0.7], 0.3),
    ];
    let again = |weights: [f64; 9], bias: f64| {
        weights.iter().zip(first.iter().cycle()).map(|(weight, seen)| weight * seen).sum::<f64>()
            + bias
    };
    let second = [
        again([1.0, 0.0, -1.0, 0.5, 0.25, -0.75, 0.2, -0.4, 0.6], 0.0),
        again([-0.3, 0.9, 0.1, 0.2, -0.8, 0.4, 1.1, 0.05, -0.6], 0.5),
        again([0.7, -0.7, 0.35, -0.15, 0.45, 0.55, -0.9, 0.8, -0.05], -0.5),
    ];
    let whole = second.iter().map(|value| value.exp()).sum::<f64>().ln();
    for (ours, by_hand) in answer.row(0).iter().zip(second) {
        assert!((f64::from(*ours) - (by_hand - whole)).abs() < 1e-5, "{ours}");
    }
}

#[test]
fn every_form_of_a_file_holds_the_same_network() {
    let text = ModelFile::read(seed("text.mdl")).expect("a model");
    for other in ["binary.mdl", "natural_gradient.mdl"] {
        let other = ModelFile::read(seed(other)).expect("a model");
        assert_eq!(other.network(), text.network());
        assert_eq!([1, 2, 3].map(|phone| other.sound_of(phone)), [Some(0), Some(1), Some(2)]);
        assert_eq!([0, 4].map(|phone| other.sound_of(phone)), [None, None]);
    }
}

/// The weights in steps of a 65,535th of their range, as our own models have them.
#[test]
fn weights_in_sixteen_bits_are_the_same_but_for_a_step() {
    let whole = ModelFile::read(seed("binary.mdl")).expect("a model");
    let stepped = ModelFile::read(seed("sixteen_bits.mdl")).expect("a model");
    let pieces = whole.network().parameters().zip(stepped.network().parameters());
    let mut moved = 0;
    for (whole, stepped) in pieces {
        assert_eq!(whole.len(), stepped.len());
        let range = whole.iter().fold(0.0_f32, |most, value| most.max(2.0 * value.abs()));
        for (whole, stepped) in whole.iter().zip(stepped) {
            assert!((whole - stepped).abs() <= range / 65_535.0, "{whole} {stepped}");
            moved += usize::from(whole != stepped);
        }
    }
    assert!(moved > 0, "no weight was written in steps");
}

#[test]
fn a_file_is_written_as_it_was_read() {
    for name in ["text.mdl", "binary.mdl", "natural_gradient.mdl", "sixteen_bits.mdl"] {
        let file = ModelFile::read(seed(name)).expect("a model");
        assert_eq!(file.with(file.network()), Ok(seed(name)), "{name}");
    }
}

/// A network of the same shape and other numbers, from a file with digits changed.
#[test]
fn another_network_goes_into_the_file_and_comes_out_again() {
    let text = String::from_utf8(seed("text.mdl")).expect("text");
    let other = text.replace("0.25 0.125 1 ", "0.1 1e-9 -7 ").replace("0.1 -0.2 0.3", "3 2 1");
    let other = ModelFile::read(other.into_bytes()).expect("a model");
    for name in ["text.mdl", "binary.mdl", "natural_gradient.mdl"] {
        let file = ModelFile::read(seed(name)).expect("a model");
        assert_ne!(file.network(), other.network());
        let written = file.with(other.network()).expect("the same shape");
        let again = ModelFile::read(written.clone()).expect("a model");
        assert_eq!(again.network(), other.network(), "{name}");
        // And back: all that is not the network is as it was.
        let back = again.with(file.network()).expect("the same shape");
        assert_eq!(ModelFile::read(back.clone()).expect("a model").network(), file.network());
        if name == "binary.mdl" {
            assert_eq!(back, seed(name));
        }
    }
}

#[test]
fn a_file_of_another_kind_is_refused_with_a_sentence() {
    let text = String::from_utf8(seed("text.mdl")).expect("text");
    for (from, to, sentence) in [
        (
            "<RectifiedLinearComponent> <Dim>",
            "<TdnnComponent> <Dim>",
            "The speech model cannot be read at byte 1031: \"<TdnnComponent> <Dim> 3\" stands there. Expected <AffineComponent>, <NaturalGradientAffineComponent>, <RectifiedLinearComponent> or <LogSoftmaxComponent>.",
        ),
        ("<Triples> 3", "<Tuples> 3", "Expected <Triples>."),
        ("1 0 0\n", "1 1 0\n", "Expected phones of one state."),
        ("3 0 2\n", "3 0 3\n", "Expected an output for every phone."),
        ("dim=2", "dim=3", "Expected a first layer for the numbers of the input."),
        (
            "Offset(relu1, 3)",
            "Offset(relu1, 3000)",
            "Expected a network without a layer that looks too many frames away.",
        ),
        (
            "input=Append(Offset(relu1, -3), relu1",
            "input=Append(Offset(input, -3), relu1",
            "Expected a node that stands on frames of one other node.",
        ),
        (
            "0.1 -0.2 0.3 ]",
            "0.1 -0.2 ]",
            "Expected a network without a layer that does not fit on the one below it.",
        ),
        ("0.5 0.25 0.25 ]", "0.5 0 0.25 ]", "Expected priors above zero."),
        (
            "0.5 0.25 0.25 ]",
            "0.5 0.25 ]",
            "Expected a network without priors for another number of sounds than come out.",
        ),
        ("<Priors>", "<Prior>", "Expected <Priors>."),
        ("0.1 -0.2 0.3 ]", "0.1 nan 0.3 ]", "Expected a number."),
    ] {
        let read = ModelFile::read(text.replacen(from, to, 1).into_bytes());
        let refused = read.expect_err(to).to_string();
        assert!(refused.ends_with(sentence), "{to}: {refused}");
    }
}
