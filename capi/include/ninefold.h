/* Ninefold for C and C++. Made by cbindgen from capi/src; do not edit. See capi/README.md.
 *
 * A call reads its texts before it writes, so an answer may be written over the text it was asked about. Places for
 * answers need not be initialised. Only OK, NONE and SEVERAL come with an answer; UNDECIDED
 * writes the solutions counted so far, and every other status nothing.
 */

#ifndef NINEFOLD_H
#define NINEFOLD_H

#include <stddef.h>
#include <stdint.h>

/**
 * The result of a call. Numbers keep their meaning; later versions may add some.
 */
typedef enum ninefold_status {
  /**
   * The call did what it says. For a puzzle: it has exactly one solution.
   */
  NINEFOLD_STATUS_OK = 0,
  /**
   * The puzzle has no solution.
   */
  NINEFOLD_STATUS_NONE = 1,
  /**
   * The puzzle has more than one solution.
   */
  NINEFOLD_STATUS_SEVERAL = 2,
  /**
   * The text is not a puzzle; `ninefold_message` says where and why.
   */
  NINEFOLD_STATUS_MALFORMED = 3,
  /**
   * The solver's limit was reached before the answer was known.
   */
  NINEFOLD_STATUS_UNDECIDED = 4,
  /**
   * An argument is NULL, unknown or impossible; `ninefold_message` says which.
   */
  NINEFOLD_STATUS_ARGUMENT = 5,
  /**
   * No puzzle met the requirements; `ninefold_message` says how many starts were made.
   */
  NINEFOLD_STATUS_NOT_FOUND = 6,
  /**
   * A bug in Ninefold. The handle that was used must only be freed.
   */
  NINEFOLD_STATUS_INTERNAL = 7,
} ninefold_status;

/**
 * A series of puzzles. The same seed and the same requirements make the same series on every machine.
 */
typedef struct ninefold_generator ninefold_generator;

/**
 * How hard a puzzle is for a person, on a scale.
 */
typedef struct ninefold_rating ninefold_rating;

/**
 * Answers questions about one puzzle after another, and keeps its memory between them. A solver is
 * used by one thread at a time.
 */
typedef struct ninefold_solver ninefold_solver;

#ifdef __cplusplus
extern "C" {
#endif // __cplusplus

/**
 * The version of the library, such as "0.1.0".
 */
const char *ninefold_version(void);

/**
 * Why this thread's last call did not do what it says; empty when it did, whatever the answer. Valid
 * until the thread's next call.
 */
const char *ninefold_message(void);

/**
 * A new solver without limits; to be freed with `ninefold_solver_free`.
 */
enum ninefold_status ninefold_solver_new(struct ninefold_solver **solver);

/**
 * Frees a solver; NULL is none.
 */
void ninefold_solver_free(struct ninefold_solver *solver);

/**
 * Limits each of the solver's following answers to this many branches of the search and about this
 * many milliseconds; 0 is no limit. Past a limit the answer is NINEFOLD_STATUS_UNDECIDED.
 */
enum ninefold_status ninefold_solver_limit(struct ninefold_solver *solver,
                                           uint64_t branches,
                                           uint64_t milliseconds);

/**
 * Solves a puzzle in any format that Ninefold reads. `solution` gets 81 digits and NUL: the only
 * solution (OK), the first of several in row-major order (SEVERAL), or an empty text (NONE). It may
 * be `puzzle`, when there is room for 82 characters, or NULL.
 */
enum ninefold_status ninefold_solve(struct ninefold_solver *solver,
                                    const char *puzzle,
                                    char *solution);

/**
 * Finds out whether a puzzle has one solution (OK), SEVERAL or NONE. `one` and `other` get the
 * solutions found, 81 digits and NUL each, or empty texts. Either may be `puzzle`, when there is room
 * for 82 characters, or NULL.
 */
enum ninefold_status ninefold_check(struct ninefold_solver *solver,
                                    const char *puzzle,
                                    char *one,
                                    char *other);

/**
 * Counts the solutions of a puzzle, up to `limit`. When UNDECIDED, `count` gets those found so far.
 */
enum ninefold_status ninefold_count(struct ninefold_solver *solver,
                                    const char *puzzle,
                                    uint64_t limit,
                                    uint64_t *count);

/**
 * Solves a puzzle of another size or with other rules, in any format of variants: a link, JSON, a
 * constraint string. `solution` has room for `room` characters, and gets the values of the cells row by row
 * and NUL: one character a cell up to 9, above that numbers with commas between. It gets the only solution (OK),
 * one of several (SEVERAL) or an empty text (NONE). It may be `puzzle`, or NULL. When the room is too small, nothing
 * is written, and the answer is ARGUMENT.
 */
enum ninefold_status ninefold_variant_solve(struct ninefold_solver *solver,
                                            const char *puzzle,
                                            char *solution,
                                            size_t room);

/**
 * Counts the solutions of such a puzzle, up to `limit`. When UNDECIDED, `count` gets those found so far.
 */
enum ninefold_status ninefold_variant_count(struct ninefold_solver *solver,
                                            const char *puzzle,
                                            uint64_t limit,
                                            uint64_t *count);

/**
 * Solves many puzzles together, which is several times faster than one by one. Puzzle i is the 81
 * characters at `puzzles + i * stride`, so a file of one puzzle per line has a stride of 82.
 * `outcomes[i]` gets OK, NONE, SEVERAL or MALFORMED. Unless `solutions` is NULL, the 81 characters
 * at `solutions + i * stride` get the only solution, or the puzzle as it is; other bytes there stay.
 * `solutions` may be `puzzles`: each puzzle is then replaced. Otherwise no solution may overlap a
 * puzzle. `outcomes` may overlap neither.
 */
enum ninefold_status ninefold_batch(const char *puzzles,
                                    size_t count,
                                    size_t stride,
                                    uint8_t *outcomes,
                                    char *solutions);

/**
 * The name of a scale's figure, such as "score"; they count from 0. NULL past the last one, and for an unknown
 * scale, with a message. Valid until the program ends.
 */
const char *ninefold_scale_figure(const char *scale,
                                  size_t index);

/**
 * Rates a puzzle on a scale: "ninefold", "hodoku", "explainer" or "proof". The rating is to be freed with
 * `ninefold_rating_free`. Without exactly one solution there is none: SEVERAL or NONE.
 */
enum ninefold_status ninefold_rate(const char *puzzle,
                                   const char *scale,
                                   struct ninefold_rating **rating);

/**
 * Frees a rating; NULL is none.
 */
void ninefold_rating_free(struct ninefold_rating *rating);

/**
 * The rating in words, such as "hard, score 690". Valid until the rating is freed; NULL for NULL.
 */
const char *ninefold_rating_text(const struct ninefold_rating *rating);

/**
 * The name of the hardest technique, such as "xy-wing"; NULL without a step. Valid until the rating
 * is freed.
 */
const char *ninefold_rating_hardest(const struct ninefold_rating *rating);

/**
 * Whether the path of a person solves the puzzle: 1 or 0.
 */
int32_t ninefold_rating_is_solved(const struct ninefold_rating *rating);

/**
 * A figure of the rating by its name, see `ninefold_scale_figure`: a number, for "level" 0 (easy) to 4
 * (extreme), and NONE when the path does not solve the puzzle.
 */
enum ninefold_status ninefold_rating_figure(const struct ninefold_rating *rating,
                                            const char *name,
                                            double *value);

/**
 * The number of steps of a technique, or of all when `technique` is NULL.
 */
enum ninefold_status ninefold_rating_steps(const struct ninefold_rating *rating,
                                           const char *technique,
                                           size_t *steps);

/**
 * A new series of puzzles without requirements; to be freed with `ninefold_generator_free`.
 */
enum ninefold_status ninefold_generator_new(uint64_t seed, struct ninefold_generator **generator);

/**
 * Frees a series; NULL is none.
 */
void ninefold_generator_free(struct ninefold_generator *generator);

/**
 * Sets a requirement of the puzzles that follow: "scale" ("ninefold" at first), then "min" and "max",
 * the least and the greatest rating on it (such as "hard", or "ed=1.2" for a figure by its name);
 * "technique", "clues" (such as "24..28" or "24.."), "symmetry", "minimal" ("true" or "false"), "solution" (a
 * full grid) or "starts" (the most starts for one puzzle, 20000 at first). `ninefold_generator_next` says
 * whether a puzzle can meet all of them together.
 */
enum ninefold_status ninefold_generator_set(struct ninefold_generator *generator,
                                            const char *name,
                                            const char *value);

/**
 * Makes the next puzzle of the series: 81 characters with dots for blanks, and NUL. `puzzle` may be
 * NULL, which passes over one.
 */
enum ninefold_status ninefold_generator_next(struct ninefold_generator *generator, char *puzzle);

#ifdef __cplusplus
}  // extern "C"
#endif  // __cplusplus

#endif  /* NINEFOLD_H */
