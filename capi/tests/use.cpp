// Uses the library as a C++ program would: handles in smart pointers, a thread for each solver.

#include <ninefold.h>

#include <array>
#include <cstdio>
#include <memory>
#include <string>
#include <thread>
#include <vector>

namespace {

struct Free {
    void operator()(ninefold_solver *solver) const { ninefold_solver_free(solver); }
    void operator()(ninefold_generator *generator) const { ninefold_generator_free(generator); }
};

std::unique_ptr<ninefold_solver, Free> solver() {
    ninefold_solver *made = nullptr;
    ninefold_solver_new(&made);
    return std::unique_ptr<ninefold_solver, Free>(made);
}

std::vector<std::string> series(std::uint64_t seed, int count) {
    ninefold_generator *made = nullptr;
    ninefold_generator_new(seed, &made);
    std::unique_ptr<ninefold_generator, Free> generator(made);
    std::vector<std::string> puzzles;
    std::array<char, 82> puzzle{};
    while (count-- > 0 && ninefold_generator_next(generator.get(), puzzle.data()) == NINEFOLD_STATUS_OK)
        puzzles.emplace_back(puzzle.data());
    return puzzles;
}

// Asks once more while its thread ends, when what the library keeps for the thread is gone already.
struct Late {
    int *answered = nullptr;
    ~Late() {
        *answered += ninefold_solve(nullptr, "", nullptr) == NINEFOLD_STATUS_ARGUMENT;
        *answered += ninefold_message() != nullptr;
    }
};
thread_local Late late;

}  // namespace

int main() {
    const auto puzzles = series(1, 200);
    std::vector<int> solved(4);
    std::vector<std::string> messages(4);
    std::vector<std::thread> threads;
    for (int t = 0; t < 4; t++) {
        threads.emplace_back([&, t] {
            const auto own = solver();
            std::array<char, 82> solution{};
            for (const auto &puzzle : puzzles)
                solved[t] += ninefold_solve(own.get(), puzzle.c_str(), solution.data()) == NINEFOLD_STATUS_OK;
            // Each thread has its own last message.
            if (t % 2 == 0) ninefold_solve(own.get(), "wrong", solution.data());
            messages[t] = ninefold_message();
        });
    }
    for (auto &thread : threads) thread.join();
    int failures = 0, answered = 0;
    std::thread([&] {
        late.answered = &answered;
        ninefold_solve(nullptr, "", nullptr);
    }).join();
    failures += answered != 2;
    for (int t = 0; t < 4; t++) {
        failures += solved[t] != 200;
        failures += messages[t].empty() != (t % 2 == 1);
    }
    std::printf("use.cpp: Ninefold %s, %d failures\n", ninefold_version(), failures);
    return failures != 0;
}
