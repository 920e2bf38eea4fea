//! What flags and files mean, and that errors give nothing away. The environment is tested with the whole program.

use super::*;

fn gather(text: &str, flags: &[&str]) -> Config {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("cowbell.toml");
    std::fs::write(&file, text).unwrap();
    let command = Config::from_file(settings(), &file).unwrap();
    let flags = ["cowbell"].into_iter().chain(flags.iter().copied());
    Config::from_arg_matches(&command.get_matches_from(flags)).unwrap()
}

#[test]
fn a_flag_beats_the_file_and_the_file_beats_the_default() {
    let config = gather("port = 1\nkeep-days = 90\n", &["--port", "2"]);
    let mut expected = Config { port: 2, ..Config::default() };
    expected.keep.keep_days = 90;
    assert_eq!(config, expected);
    assert_eq!(gather("", &[]), Config::default());
}

/// What operators look at is nobody else's business, unless they say so.
#[test]
fn without_settings_only_this_machine_reaches_the_server_and_its_metrics() {
    let Config { host, metrics, .. } = gather("", &[]);
    assert!(matches!(metrics, MetricsSetting::At(address) if address.ip().is_loopback()), "{metrics:?}");
    assert!(host.is_loopback(), "{host}");
}

#[test]
fn the_file_is_toml() {
    let store = "postgres://moo:pass#word@db/cowbell";
    let config = gather(
        &format!(
            "# Comments, 'quotes' and numbers.\nstore = \"{store}\" # the database\nrate = 0.5\nhost = '::1'\nlog = \"debug\"\n"
        ),
        &[],
    );
    assert_eq!(config.store, StoreSetting::Postgres(Location::Postgres(store.into())), "a # in quotes stays");
    assert_eq!((config.rate, config.host.to_string()), (0.5, "::1".into()));
    assert_eq!(config.log, tracing::Level::DEBUG);
}

#[test]
fn errors_name_the_line_and_never_a_password() {
    for (text, reason) in [
        ("\n\nport = 1\nprot = 2\n", "line 4: unknown setting `prot`; the settings are host, port, "),
        ("[server]\nport = 1\n", "line 1: unknown setting `server`"),
        ("port = 1\nport = 2\n", "line 2: duplicate key"),
        ("log = \"info\"\nport = 70000\n", "line 2: invalid value '70000' for '--port <PORT>'"),
        ("rate = -1\n", "line 1: invalid value '-1' for '--rate <RATE>': must be 0 or more"),
        ("rate = nan\n", "line 1: invalid value 'NaN'"),
        ("log-form = \"xml\"\n", "line 1: invalid value 'xml' for '--log-form <LOG_FORM>'"),
        ("bots = [1]\n", "line 1: `bots` must be a string, a number or a boolean"),
        ("host = 127.0.0.1\n", "line 1: "),
        (
            "port = 1\nstore = \"mysql://moo:secret@db\"\n",
            "line 2: invalid value for '--store <STORE>': must be `sqlite`",
        ),
        ("store = \"postgres://moo:secret@db\n", "line 1: "),
        ("bus = \"kafka://moo:secret@bus\"\n", "line 1: invalid value for '--bus <BUS>'"),
    ] {
        let error = read(text).unwrap_err();
        assert!(error.starts_with(reason), "{text:?}: {error}");
        assert!(!error.contains("secret"), "{error}");
    }
    let config =
        gather("store = \"postgres://moo:secret@db/cowbell\"\nbus = \"nats://moo:secret@bus\"\n", &[]);
    assert!(!format!("{config:?}").contains("secret"), "{config:?}");
}

#[test]
fn every_setting_is_a_long_flag_with_a_default_and_a_sentence() {
    for arg in settings().get_arguments() {
        let name = arg.get_id();
        assert_eq!(arg.get_long().map(id).as_deref(), Some(name.as_str()));
        assert!(arg.get_help().is_some() && arg.get_default_values().len() == 1, "{name}");
    }
}

/// `make bless` writes the table.
#[test]
fn the_readme_has_the_table_of_settings_recorded() {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("README.md");
    let readme = std::fs::read_to_string(&file).unwrap();
    let (head, rest) = readme.split_once("| setting |").expect("the README has a table of settings");
    let (_, tail) = rest.split_once("\n\n").expect("a line after the table");
    let wanted = format!("{head}{}\n{tail}", Config::markdown());
    if std::env::var_os("BLESS").is_some() {
        std::fs::write(&file, &wanted).unwrap();
    }
    assert!(
        readme == wanted || std::env::var_os("BLESS").is_some(),
        "`make bless` writes this table:\n{}",
        Config::markdown()
    );
}
