import fc from 'fast-check';

/*
 * Made inputs are the same at every run, so that a change is judged by what it changed. `SEED=…` asks for
 * others, and a seed that finds a fault becomes a test of its own.
 */
fc.configureGlobal({ seed: Number(process.env.SEED ?? 13) });
