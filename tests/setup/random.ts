import fc from 'fast-check'

// Every run has the same random cases, so that only a change turns a test red; a long one has others each time.
if (process.env.TEST_RUN !== 'long') fc.configureGlobal({ seed: 20261123 })
