/* Calls every function from C, rightly and wrongly, and ends with 0 when all answers are right. */

#include <ninefold.h>

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static int failures = 0;

#define EXPECT(what)                                                                               \
    do {                                                                                           \
        if (!(what)) {                                                                             \
            fprintf(stderr, "use.c:%d: not so: %s; the last message is \"%s\"\n", __LINE__, #what, \
                    ninefold_message());                                                           \
            failures++;                                                                            \
        }                                                                                          \
    } while (0)

static const char *UNIQUE =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
static const char *SOLVED =
    "534678912672195348198342567859761423426853791713924856961537284287419635345286179";
static const char *CONTRADICTORY =
    "5...5............................................................................";
static const char *EMPTY =
    ".................................................................................";

static void solving(void) {
    ninefold_solver *solver = NULL;
    char one[82], other[82];
    uint64_t count = 0;
    EXPECT(ninefold_solver_new(&solver) == NINEFOLD_STATUS_OK);

    EXPECT(ninefold_solve(solver, UNIQUE, one) == NINEFOLD_STATUS_OK);
    EXPECT(strcmp(one, SOLVED) == 0);
    EXPECT(ninefold_solve(solver, EMPTY, one) == NINEFOLD_STATUS_SEVERAL);
    EXPECT(strncmp(one, "123456789456789123", 18) == 0);
    EXPECT(ninefold_solve(solver, CONTRADICTORY, one) == NINEFOLD_STATUS_NONE && one[0] == '\0');

    /* Other notations, and where a text is wrong. */
    EXPECT(ninefold_solve(solver,
                          "5 3 0 0 7 0 0 0 0\n6 0 0 1 9 5 0 0 0\n0 9 8 0 0 0 0 6 0\n"
                          "8 0 0 0 6 0 0 0 3\n4 0 0 8 0 3 0 0 1\n7 0 0 0 2 0 0 0 6\n"
                          "0 6 0 0 0 0 2 8 0\n0 0 0 4 1 9 0 0 5\n0 0 0 0 8 0 0 7 9\n",
                          one) == NINEFOLD_STATUS_OK);
    EXPECT(strcmp(one, SOLVED) == 0);
    EXPECT(ninefold_solve(solver, "53..7", one) == NINEFOLD_STATUS_MALFORMED);
    EXPECT(strstr(ninefold_message(), "81 cells") != NULL);
    EXPECT(ninefold_solve(solver, "\xff\xfe", one) == NINEFOLD_STATUS_ARGUMENT);

    EXPECT(ninefold_check(solver, UNIQUE, one, other) == NINEFOLD_STATUS_OK);
    EXPECT(ninefold_message()[0] == '\0');
    EXPECT(strcmp(one, SOLVED) == 0 && other[0] == '\0');
    EXPECT(ninefold_check(solver, EMPTY, one, other) == NINEFOLD_STATUS_SEVERAL);
    EXPECT(strlen(one) == 81 && strlen(other) == 81 && strcmp(one, other) < 0);
    EXPECT(ninefold_check(solver, CONTRADICTORY, NULL, NULL) == NINEFOLD_STATUS_NONE);

    EXPECT(ninefold_count(solver, EMPTY, 1000, &count) == NINEFOLD_STATUS_OK && count == 1000);
    EXPECT(ninefold_solver_limit(solver, 1000, 0) == NINEFOLD_STATUS_OK);
    EXPECT(ninefold_count(solver, EMPTY, UINT64_MAX, &count) == NINEFOLD_STATUS_UNDECIDED);
    EXPECT(count > 0);
    EXPECT(ninefold_solver_limit(solver, 0, 20) == NINEFOLD_STATUS_OK);
    EXPECT(ninefold_count(solver, EMPTY, UINT64_MAX, &count) == NINEFOLD_STATUS_UNDECIDED);

    EXPECT(ninefold_solver_new(NULL) == NINEFOLD_STATUS_ARGUMENT);
    EXPECT(ninefold_solve(NULL, UNIQUE, one) == NINEFOLD_STATUS_ARGUMENT);
    EXPECT(ninefold_solve(solver, NULL, one) == NINEFOLD_STATUS_ARGUMENT);
    EXPECT(ninefold_count(solver, UNIQUE, 2, NULL) == NINEFOLD_STATUS_ARGUMENT);
    ninefold_solver_free(solver);
    ninefold_solver_free(NULL);
}

/* Other sizes and other rules. */
static void variants(void) {
    ninefold_solver *solver = NULL;
    char line[82];
    uint64_t count = 0;
    const char *small = ".Shape~4x4.Cage~3~R1C1~R1C2.~R1C3_4";
    EXPECT(ninefold_solver_new(&solver) == NINEFOLD_STATUS_OK);
    EXPECT(ninefold_variant_solve(solver, "1...............", line, 40) == NINEFOLD_STATUS_SEVERAL);
    EXPECT(strlen(line) == 16 && line[0] == '1');
    EXPECT(ninefold_variant_solve(solver, "1234341221434321", line, 17) == NINEFOLD_STATUS_OK);
    EXPECT(strcmp(line, "1234341221434321") == 0);
    EXPECT(ninefold_variant_solve(solver, small, line, 16) == NINEFOLD_STATUS_ARGUMENT);
    EXPECT(strstr(ninefold_message(), "room for 17 characters, and room is 16") != NULL);
    EXPECT(ninefold_variant_solve(solver, ".Shape~4x4.Cage~20~R1C1~R1C2", line, 40) ==
           NINEFOLD_STATUS_NONE);
    EXPECT(line[0] == '\0');
    EXPECT(ninefold_variant_solve(solver, ".Frobnicate~3~R1C1", line, 40) ==
           NINEFOLD_STATUS_MALFORMED);
    EXPECT(strstr(ninefold_message(), "the rule Frobnicate is not understood") != NULL);
    EXPECT(ninefold_solve(solver, small, line) == NINEFOLD_STATUS_MALFORMED);
    EXPECT(strstr(ninefold_message(), "found a variant") != NULL);
    EXPECT(ninefold_variant_count(solver, "................", UINT64_MAX, &count) ==
           NINEFOLD_STATUS_OK);
    EXPECT(count == 288);
    char empty[2 * 33 * 33 + 1];
    for (size_t i = 0; i < sizeof empty - 1; i += 2) {
        memcpy(empty + i, i % 4 == 0 ? "9," : ".,", 2);
    }
    empty[sizeof empty - 2] = 0;
    EXPECT(ninefold_variant_count(solver, empty, 2, &count) == NINEFOLD_STATUS_OK && count == 0);
    EXPECT(ninefold_variant_count(solver, small, 2, &count) == NINEFOLD_STATUS_OK && count == 2);
    /* A grid of 16 rows in which 2 and 10 can change places: the smaller solution has the 2 first. */
    char large[3 * 256 + 1], found[3 * 256 + 1];
    size_t length = 0;
    for (int i = 0; i < 16; i++) {
        for (int j = 0; j < 16; j++) {
            int is_blank = (i == 0 || i == 2) && (j == 1 || j == 9);
            length += (size_t)sprintf(large + length, "%d,",
                                      is_blank ? 0 : (i % 4 * 4 + i / 4 + j) % 16 + 1);
        }
    }
    large[length - 1] = 0;
    EXPECT(ninefold_variant_solve(solver, large, found, sizeof found) == NINEFOLD_STATUS_SEVERAL);
    EXPECT(strncmp(found, "1,2,3,", 6) == 0);
    EXPECT(ninefold_solver_limit(solver, 3, 0) == NINEFOLD_STATUS_OK);
    EXPECT(ninefold_variant_count(solver, "................", 288, &count) ==
           NINEFOLD_STATUS_UNDECIDED);
    EXPECT(strcmp(ninefold_message(), "undecided: too many branches") == 0);
    EXPECT(ninefold_variant_solve(NULL, small, line, 40) == NINEFOLD_STATUS_ARGUMENT);
    EXPECT(ninefold_variant_count(solver, small, 2, NULL) == NINEFOLD_STATUS_ARGUMENT);
    ninefold_solver_free(solver);
}

/* The answer may go where the puzzle is, in memory of exactly the needed length. */
static void in_place(void) {
    ninefold_solver *solver = NULL;
    char *text = malloc(82), *other = malloc(82);
    EXPECT(ninefold_solver_new(&solver) == NINEFOLD_STATUS_OK);
    strcpy(text, UNIQUE);
    EXPECT(ninefold_solve(solver, text, text) == NINEFOLD_STATUS_OK && strcmp(text, SOLVED) == 0);
    strcpy(text, EMPTY);
    EXPECT(ninefold_check(solver, text, text, other) == NINEFOLD_STATUS_SEVERAL);
    EXPECT(strlen(text) == 81 && strcmp(text, other) < 0);
    strcpy(text, EMPTY);
    EXPECT(ninefold_check(solver, text, other, text) == NINEFOLD_STATUS_SEVERAL);
    EXPECT(strlen(text) == 81 && strcmp(text, other) > 0);
    strcpy(text, CONTRADICTORY);
    EXPECT(ninefold_solve(solver, text, text) == NINEFOLD_STATUS_NONE && text[0] == '\0');
    strcpy(text, "nonsense");
    EXPECT(ninefold_solve(solver, text, text) == NINEFOLD_STATUS_MALFORMED);
    EXPECT(strcmp(text, "nonsense") == 0);

    /* Rows of every outcome, without anything between them and with line ends; in several rounds. */
    const char *kinds[] = {UNIQUE, EMPTY, CONTRADICTORY, NULL};
    char malformed[82];
    memset(malformed, '!', 81);
    kinds[3] = malformed;
    for (size_t stride = 81; stride <= 82; stride++) {
        const size_t count = 4099, length = (count - 1) * stride + 81;
        char *puzzles = malloc(length);
        uint8_t *outcomes = malloc(count);
        size_t wrong = 0;
        memset(puzzles, '\n', length);
        for (size_t i = 0; i < count; i++)
            memcpy(puzzles + i * stride, kinds[i % 4], 81);
        EXPECT(ninefold_batch(puzzles, count, stride, outcomes, puzzles) == NINEFOLD_STATUS_OK);
        for (size_t i = 0; i < count; i++)
            wrong += memcmp(puzzles + i * stride, i % 4 == 0 ? SOLVED : kinds[i % 4], 81) != 0;
        EXPECT(wrong == 0);
        free(puzzles);
        free(outcomes);
    }

    /* A solution beside each puzzle. */
    struct { char puzzle[81], solution[81]; } rows[2];
    uint8_t outcomes[2];
    memcpy(rows[0].puzzle, UNIQUE, 81);
    memcpy(rows[1].puzzle, EMPTY, 81);
    EXPECT(ninefold_batch(rows[0].puzzle, 2, sizeof rows[0], outcomes, rows[0].solution) ==
           NINEFOLD_STATUS_OK);
    EXPECT(memcmp(rows[0].puzzle, UNIQUE, 81) == 0 && memcmp(rows[0].solution, SOLVED, 81) == 0);
    EXPECT(memcmp(rows[1].solution, EMPTY, 81) == 0);
    ninefold_solver_free(solver);
    free(text);
    free(other);
}

/* As many as needed for several rounds, in memory of exactly the needed length. */
static void batch(void) {
    const char *kinds[] = {UNIQUE, EMPTY, CONTRADICTORY, "not a puzzle"};
    const uint8_t expected[] = {NINEFOLD_STATUS_OK, NINEFOLD_STATUS_SEVERAL, NINEFOLD_STATUS_NONE,
                                NINEFOLD_STATUS_MALFORMED};
    const size_t count = 9001, stride = 82, length = (count - 1) * stride + 81;
    char *puzzles = malloc(length), *solutions = malloc(length);
    uint8_t *outcomes = malloc(count);
    memset(puzzles, '\n', length);
    memset(solutions, '#', length);
    for (size_t i = 0; i < count; i++) {
        memset(puzzles + i * stride, '!', 81);
        memcpy(puzzles + i * stride, kinds[i % 4], strlen(kinds[i % 4]));
    }
    EXPECT(ninefold_batch(puzzles, count, stride, outcomes, solutions) == NINEFOLD_STATUS_OK);
    size_t wrong = 0;
    for (size_t i = 0; i < count; i++) {
        const char *answer = i % 4 == 0 ? SOLVED : puzzles + i * stride;
        wrong += outcomes[i] != expected[i % 4] || memcmp(solutions + i * stride, answer, 81) != 0;
        wrong += i + 1 < count && solutions[i * stride + 81] != '#';
    }
    EXPECT(wrong == 0);
    EXPECT(ninefold_batch(puzzles, count, stride, outcomes, NULL) == NINEFOLD_STATUS_OK);
    EXPECT(ninefold_batch(puzzles, 0, stride, outcomes, solutions) == NINEFOLD_STATUS_OK);
    EXPECT(ninefold_batch(puzzles, 2, 80, outcomes, NULL) == NINEFOLD_STATUS_ARGUMENT);
    EXPECT(ninefold_batch(puzzles, SIZE_MAX, stride, outcomes, NULL) == NINEFOLD_STATUS_ARGUMENT);
    EXPECT(ninefold_batch(NULL, 1, stride, outcomes, NULL) == NINEFOLD_STATUS_ARGUMENT);
    EXPECT(ninefold_batch(NULL, 0, stride, NULL, NULL) == NINEFOLD_STATUS_OK);
    free(puzzles);
    free(solutions);
    free(outcomes);
}

static void rating(void) {
    ninefold_rating *rating = NULL;
    double value = -1;
    size_t steps = 0, figures = 0;
    EXPECT(ninefold_rate(UNIQUE, "ninefold", &rating) == NINEFOLD_STATUS_OK);
    EXPECT(strcmp(ninefold_rating_text(rating), "easy, score 390") == 0);
    EXPECT(ninefold_rating_is_solved(rating) == 1);
    EXPECT(ninefold_rating_figure(rating, "level", &value) == NINEFOLD_STATUS_OK && value == 0);
    EXPECT(ninefold_rating_figure(rating, "score", &value) == NINEFOLD_STATUS_OK && value == 390);
    EXPECT(ninefold_rating_figure(rating, "er", &value) == NINEFOLD_STATUS_ARGUMENT);
    for (size_t i = 0; ninefold_scale_figure("ninefold", i) != NULL; i++, figures++)
        EXPECT(ninefold_rating_figure(rating, ninefold_scale_figure("ninefold", i), &value) ==
               NINEFOLD_STATUS_OK);
    EXPECT(figures == 2 && strcmp(ninefold_scale_figure("ninefold", 1), "score") == 0);
    EXPECT(ninefold_scale_figure("ninefold", 2) == NULL && ninefold_message()[0] == '\0');
    EXPECT(strcmp(ninefold_scale_figure("explainer", 2), "ed") == 0);
    EXPECT(ninefold_scale_figure("feet", 0) == NULL);
    EXPECT(strstr(ninefold_message(), "feet") != NULL);
    EXPECT(ninefold_scale_figure(NULL, 0) == NULL && ninefold_message()[0] != '\0');
    EXPECT(ninefold_rating_steps(rating, NULL, &steps) == NINEFOLD_STATUS_OK && steps == 51);
    EXPECT(ninefold_rating_hardest(rating) != NULL);
    EXPECT(ninefold_rating_steps(rating, ninefold_rating_hardest(rating), &steps) ==
           NINEFOLD_STATUS_OK);
    EXPECT(steps >= 1 && steps <= 51);
    EXPECT(ninefold_rating_steps(rating, "no such thing", &steps) == NINEFOLD_STATUS_ARGUMENT);
    ninefold_rating_free(rating);
    rating = NULL;

    EXPECT(ninefold_rate(EMPTY, "ninefold", &rating) == NINEFOLD_STATUS_SEVERAL && rating == NULL);
    EXPECT(ninefold_rate(CONTRADICTORY, "hodoku", &rating) == NINEFOLD_STATUS_NONE);
    EXPECT(ninefold_rate(UNIQUE, "feet", &rating) == NINEFOLD_STATUS_ARGUMENT);
    EXPECT(strstr(ninefold_message(), "hodoku") != NULL);
    EXPECT(ninefold_rating_text(NULL) == NULL && ninefold_rating_hardest(NULL) == NULL);
    EXPECT(ninefold_rating_is_solved(NULL) == 0);
    ninefold_rating_free(NULL);
}

static void generating(void) {
    ninefold_generator *generator = NULL, *again = NULL;
    ninefold_solver *solver = NULL;
    ninefold_rating *rating = NULL;
    char puzzle[82], same[82], solution[82];
    double level = -1;
    EXPECT(ninefold_solver_new(&solver) == NINEFOLD_STATUS_OK);
    EXPECT(ninefold_generator_new(7, &generator) == NINEFOLD_STATUS_OK);
    EXPECT(ninefold_generator_new(7, &again) == NINEFOLD_STATUS_OK);
    EXPECT(ninefold_generator_next(generator, puzzle) == NINEFOLD_STATUS_OK);
    EXPECT(ninefold_generator_next(again, same) == NINEFOLD_STATUS_OK);
    EXPECT(strlen(puzzle) == 81 && strcmp(puzzle, same) == 0);
    EXPECT(ninefold_generator_next(again, same) == NINEFOLD_STATUS_OK && strcmp(puzzle, same) != 0);
    EXPECT(ninefold_solve(solver, same, solution) == NINEFOLD_STATUS_OK);

    EXPECT(ninefold_generator_set(generator, "min", "medium") == NINEFOLD_STATUS_OK);
    EXPECT(ninefold_generator_set(generator, "max", "medium") == NINEFOLD_STATUS_OK);
    EXPECT(ninefold_generator_set(generator, "clues", "24..30") == NINEFOLD_STATUS_OK);
    EXPECT(ninefold_generator_next(generator, puzzle) == NINEFOLD_STATUS_OK);
    EXPECT(ninefold_rate(puzzle, "ninefold", &rating) == NINEFOLD_STATUS_OK);
    EXPECT(ninefold_rating_figure(rating, "level", &level) == NINEFOLD_STATUS_OK && level == 1);
    EXPECT(ninefold_generator_set(generator, "max", "easy") == NINEFOLD_STATUS_OK);
    EXPECT(ninefold_generator_next(generator, puzzle) == NINEFOLD_STATUS_ARGUMENT);
    EXPECT(ninefold_generator_set(generator, "max", "medium") == NINEFOLD_STATUS_OK);
    EXPECT(ninefold_generator_next(generator, puzzle) == NINEFOLD_STATUS_OK);
    EXPECT(ninefold_generator_set(generator, "min", "feet") == NINEFOLD_STATUS_ARGUMENT);
    EXPECT(ninefold_generator_set(generator, "colour", "red") == NINEFOLD_STATUS_ARGUMENT);
    EXPECT(ninefold_generator_set(generator, "clues", "99") == NINEFOLD_STATUS_ARGUMENT);
    EXPECT(ninefold_generator_set(generator, "clues", "28..24") == NINEFOLD_STATUS_ARGUMENT);
    EXPECT(strstr(ninefold_message(), "such as 24..28, 24.. or ..28, found \"28..24\"") != NULL);
    EXPECT(ninefold_generator_set(generator, "minimal", "yes") == NINEFOLD_STATUS_ARGUMENT);
    EXPECT(strstr(ninefold_message(), "\"true\" or \"false\"") != NULL);
    EXPECT(ninefold_generator_set(generator, "solution", EMPTY) == NINEFOLD_STATUS_ARGUMENT);
    EXPECT(strstr(ninefold_message(), "blank") != NULL);
    EXPECT(ninefold_generator_set(generator, "clues", "3") == NINEFOLD_STATUS_OK);
    EXPECT(ninefold_generator_next(generator, puzzle) == NINEFOLD_STATUS_ARGUMENT);
    EXPECT(ninefold_generator_set(again, "clues", "17") == NINEFOLD_STATUS_OK);
    EXPECT(ninefold_generator_set(again, "starts", "1") == NINEFOLD_STATUS_OK);
    EXPECT(ninefold_generator_next(again, puzzle) == NINEFOLD_STATUS_NOT_FOUND);
    ninefold_rating_free(rating);
    ninefold_generator_free(generator);
    ninefold_generator_free(again);
    ninefold_generator_free(NULL);
    ninefold_solver_free(solver);
}

int main(void) {
    EXPECT(ninefold_version()[0] != '\0');
    solving();
    variants();
    in_place();
    batch();
    rating();
    generating();
    printf("use.c: Ninefold %s, %d failures\n", ninefold_version(), failures);
    return failures != 0;
}
