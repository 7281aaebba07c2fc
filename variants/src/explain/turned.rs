//! What the cells, values, houses and rules of an image of a puzzle are in the puzzle.

use ninefold::sorting::{sort, sort_by_number};

use super::step::Step;
use crate::board::{Cell, HouseIndex, Value, Values};
use crate::check::{Effect, Proof, Reason};
use crate::rule::RuleIndex;

/// What each cell, value, house and rule of an image is in the puzzle.
#[derive(Debug)]
pub(super) struct Turned {
    pub(super) cells: Vec<Cell>,
    pub(super) values: Vec<Value>,
    pub(super) houses: Vec<HouseIndex>,
    pub(super) rules: Vec<RuleIndex>,
}

impl Turned {
    /// What an effect of the puzzle is in the image.
    pub(super) fn effect(&self, effect: Effect) -> Effect {
        let cell = self.cells.iter().zip(0..).find(|(own, _)| **own == effect.cell);
        let values = (0..).map(Value).zip(&self.values);
        Effect {
            cell: cell.map_or(effect.cell, |(_, place)| Cell(place)),
            kept: values
                .filter(|(_, own)| effect.kept.contains(**own))
                .map(|(value, _)| value)
                .collect(),
        }
    }

    /// What a reason of the puzzle is in the image; one that the puzzle lacks stays one that it lacks.
    pub(super) fn reason(&self, reason: &Reason) -> Reason {
        let house = |house: HouseIndex| {
            let place = self.houses.iter().position(|own| *own == house);
            HouseIndex(place.unwrap_or(house.0))
        };
        let rule = |rule: RuleIndex| {
            RuleIndex(self.rules.iter().position(|own| *own == rule).unwrap_or(rule.0))
        };
        match reason {
            Reason::House(own) => Reason::House(house(*own)),
            Reason::Rule(own) => Reason::Rule(rule(*own)),
            Reason::Total { houses, rules } => Reason::Total {
                houses: houses.iter().map(|own| house(*own)).collect(),
                rules: rules.iter().map(|own| rule(*own)).collect(),
            },
        }
    }

    /// The value of the puzzle that a value of the image is.
    pub(super) fn value(&self, value: Value) -> Value {
        self.values[value.index()]
    }

    /// The effect in the puzzle that one in the image is.
    pub(super) fn effect_back(&self, effect: Effect) -> Effect {
        Effect { cell: self.cells[effect.cell.index()], kept: self.values_back(effect.kept) }
    }

    fn values_back(&self, values: Values) -> Values {
        values.iter().map(|value| self.value(value)).collect()
    }

    /// The proof in the puzzle that one in the image is.
    pub(super) fn proof_back(&self, mut proof: Proof) -> Proof {
        proof.cells.iter_mut().for_each(|own| *own = self.cells[own.index()]);
        sort(&mut proof.cells);
        // What the image lacks stays as it is: the checker refuses it.
        let rule = |rule: &mut RuleIndex| *rule = self.rules.get(rule.0).copied().unwrap_or(*rule);
        let house =
            |house: &mut HouseIndex| *house = self.houses.get(house.0).copied().unwrap_or(*house);
        for reason in &mut proof.reasons {
            match reason {
                Reason::House(own) => house(own),
                Reason::Rule(own) => rule(own),
                Reason::Total { houses, rules } => {
                    houses.iter_mut().for_each(house);
                    rules.iter_mut().for_each(rule);
                    houses.sort_unstable_by_key(|house| house.0);
                    rules.sort_unstable_by_key(|rule| rule.0);
                }
            }
        }
        proof
    }

    /// The step in the puzzle that one in the image is.
    pub(super) fn back(&self, mut step: Step) -> Step {
        step.effects.iter_mut().for_each(|effect| *effect = self.effect_back(*effect));
        for (cell, held) in &mut step.pattern {
            (*cell, *held) = (self.cells[cell.index()], self.values_back(*held));
        }
        sort_by_number(&mut step.effects, |effect| effect.cell.index());
        sort_by_number(&mut step.pattern, |(cell, _)| cell.index());
        Step { proof: self.proof_back(step.proof), ..step }
    }
}
