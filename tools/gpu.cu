/* Random games on a GPU, one stream a thread: the same C as everywhere, and the same games.

   Written before it: `rules.h` (the rules), `pack` (a state as NumPy lays it out), `numbers` (the
   tables) and what the CPU came to, for PLAYERS players, SEED, SMALL threads and GAMES games each. */
#include <cstdio>
#include <cstdlib>

typedef unsigned long long u64;

__global__ void play(const Tables *t, long long games, word *totals, word *rngs, unsigned char *states) {
    long long i = blockIdx.x * (long long)blockDim.x + threadIdx.x;
    State s;
    word rng[4], total[2] = {0, 0};
    entry_seed_random(t, rng, 4, SEED, i);
    entry_random_games(t, &s, 1, rng, 4, PLAYERS, 0, games, total, 2);
    for (int k = 0; k < 2; k++) totals[2 * i + k] = total[k];
    for (int k = 0; k < 4; k++) rngs[4 * i + k] = rng[k];
    if (states) pack(&s, states + i * STATE_BYTES);
}

static void check(cudaError_t error, const char *what) {
    if (error == cudaSuccess) return;
    printf("%s: %s\n", what, cudaGetErrorString(error));
    exit(1);
}

static void *room(size_t bytes) {
    void *at = 0;
    check(cudaMalloc(&at, bytes), "memory");
    check(cudaMemset(at, 0, bytes), "memory");
    return at;
}

/* The same as in Python: each 64 bits times an odd number that says where they are. */
static u64 sum_of(const void *from, size_t bytes) {
    unsigned char *copy = (unsigned char *)calloc(1, bytes + 8);
    check(cudaMemcpy(copy, from, bytes, cudaMemcpyDeviceToHost), "copy");
    u64 sum = 0;
    for (size_t i = 0; i < (bytes + 7) / 8; i++) sum += ((u64 *)copy)[i] * (2 * i + 1);
    free(copy);
    return sum;
}

static u64 decisions_of(const word *totals, size_t threads) {
    word *copy = (word *)malloc(16 * threads);
    check(cudaMemcpy(copy, totals, 16 * threads, cudaMemcpyDeviceToHost), "copy");
    u64 sum = 0;
    for (size_t i = 0; i < threads; i++) sum += copy[2 * i + 1];
    free(copy);
    return sum;
}

int main() {
    cudaDeviceProp device;
    check(cudaGetDeviceProperties(&device, 0), "no GPU");
    Tables *t = (Tables *)room(sizeof(Tables));
    check(cudaMemcpy(t, numbers, sizeof(Tables), cudaMemcpyHostToDevice), "tables");

    word *totals = (word *)room(SMALL * 16), *rngs = (word *)room(SMALL * 32);
    unsigned char *states = (unsigned char *)room((size_t)SMALL * STATE_BYTES);
    play<<<SMALL / 64, 64>>>(t, GAMES, totals, rngs, states);
    check(cudaDeviceSynchronize(), "playing");
    u64 found[3] = {sum_of(totals, SMALL * 16), sum_of(rngs, SMALL * 32),
                    sum_of(states, (size_t)SMALL * STATE_BYTES)};
    int same = 1;
    for (int k = 0; k < 3; k++) same &= found[k] == expected[k];
    printf("%s, numbers of %d bits: %d games %s\n", device.name, 8 * (int)sizeof(num),
           SMALL * GAMES, same ? "as on the CPU, every byte" : "DIFFERENT FROM THE CPU");
    if (!same) {
        for (int k = 0; k < 3; k++) printf("  %llx, on the CPU %llx\n", found[k], expected[k]);
        printf("  decisions %llu, on the CPU %llu\n", decisions_of(totals, SMALL), decisions);
        return 1;
    }

    for (int power = 17; power <= 20; power++)
        for (int block = 32; block <= 128; block *= 2) {
            size_t threads = (size_t)1 << power;
            word *totals = (word *)room(threads * 16), *rngs = (word *)room(threads * 32);
            cudaEvent_t began, ended;
            cudaEventCreate(&began);
            cudaEventCreate(&ended);
            float best = 1e30f;
            for (int again = 0; again < 3; again++) {
                cudaEventRecord(began);
                play<<<threads / block, block>>>(t, GAMES, totals, rngs, 0);
                cudaEventRecord(ended);
                check(cudaDeviceSynchronize(), "playing");
                float ms;
                cudaEventElapsedTime(&ms, began, ended);
                if (ms < best) best = ms;
            }
            double rate = decisions_of(totals, threads) / best / 1e3;
            printf("  %8zu threads, %3d a block: %7.1f million decisions/s\n", threads, block, rate);
            fflush(stdout);
            cudaFree(totals);
            cudaFree(rngs);
        }
    return 0;
}
