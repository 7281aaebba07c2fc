//! `ninefold grids`.

use crate::commands::Run;
use crate::commands::make::seed::SeedArgs;
use crate::commands::make::series::series;
use crate::console::Console;
use crate::console::exit::Exit;
use crate::console::interrupt;
use crate::options::{Number, Target, Threads};
use clap::Args;
use ninefold::canon::band::{BandClass, census};
use ninefold::generate::{Random, grid};
use ninefold::text::Record;

/// Draw complete grids, all equally likely
///
/// There are 6,670,903,752,021,072,936,960 grids. With --census, it lists the 416 classes of bands
/// instead. Columns, separated by tabs: bands in the class, grids that begin with each of them, one of
/// the bands. The last line is the sum: the number of all grids.
#[derive(Args, Debug)]
#[command(after_help = "\
Examples:
  ninefold grids -n 1000 --seed 1
  ninefold grids --census")]
pub(crate) struct Grids {
    #[command(flatten)]
    number: Number,

    #[command(flatten)]
    seed: SeedArgs,

    #[command(flatten)]
    threads: Threads,

    #[command(flatten)]
    target: Target,

    /// List the classes of bands instead
    #[arg(long, conflicts_with_all = ["number", "seed", "threads", "to"])]
    census: bool,
}

impl Run for Grids {
    fn run(self, console: &Console) -> anyhow::Result<Exit> {
        interrupt::install();
        let mut output = self.target.open(&[], false, None)?;
        if self.census {
            let classes = census();
            for class in &classes {
                let band: String =
                    class.band().rows().as_flattened().iter().map(ToString::to_string).collect();
                output.lines(&format!("{}\t{}\t{band}\n", class.bands(), class.completions()))?;
            }
            let total: u128 = classes.iter().map(BandClass::grids).sum();
            output.lines(&format!("{total}\n"))?;
            output.finish()?;
            return Ok(Exit::Done);
        }
        let seed = self.seed.seed(console);
        series(
            self.number.number,
            self.threads.threads,
            console,
            |numbers| numbers.map(|number| grid(&mut Random::new(seed.nth(number)))).collect(),
            |grids| {
                grids.into_iter().try_for_each(|grid| output.put_new(&Record::new(grid.grid())))?;
                output.flush()
            },
        )?;
        output.finish()?;
        Ok(Exit::Done)
    }
}
