//! temporary
use cowbell_bots::arena::Tournament;
use cowbell_rules::Options;
use cowbell_bots::Evaluate;
fn go<G: Evaluate>(a: &[String]) {
    let options: G::Options = serde_json::from_str(&a[2]).unwrap();
    options.check().unwrap();
    let t = Tournament { bots: a[3].split(',').map(|b| b.parse().unwrap()).collect(), matches: a[4].parse().unwrap(), seed: a[5].parse().unwrap(), threads: a.get(6).map_or(1, |t| t.parse().unwrap()) };
    println!("{}", t.play::<G>(&options, &|_, _| {}));
}
fn speed<G: Evaluate>() { println!("{} {:.0}", G::INFO.slug, cowbell_bots::search::speed::<G>(&Default::default(), std::time::Duration::from_secs(1))); }
fn main() {
    if std::env::args().len() == 1 {
        speed::<cowbell_tic_tac_moo::TicTacMoo>();
        speed::<cowbell_kuhlorado::Kuhlorado>();
        speed::<cowbell_te_kuiti::TeKuiti>();
        speed::<cowbell_tic_tac_town::TicTacTown>();
        speed::<cowbell_mow::Mow>();
        return;
    }
    let a: Vec<String> = std::env::args().collect();
    match a[1].as_str() {
        "moo" => go::<cowbell_tic_tac_moo::TicTacMoo>(&a),
        "kuh" => go::<cowbell_kuhlorado::Kuhlorado>(&a),
        "mow" => go::<cowbell_mow::Mow>(&a),
        "tek" => go::<cowbell_te_kuiti::TeKuiti>(&a),
        "ttt" => go::<cowbell_tic_tac_town::TicTacTown>(&a),
        _ => panic!(),
    }
}
