/**
 * What `node scripts/ephemeris/verify.mjs 20000 7` measured (births 1900–2100, Swiss Ephemeris 2.10.03
 * on its DE431 files). Largest differences of both sides of the chart, rounded up.
 */
export const ACCURACY = {
  births: 20_000,
  sameLines: 20_000,
  sameTones: 19_996,
  sunArcsec: 0.002,
  moonArcsec: 0.037,
  nodeArcsec: 0.18,
  planetsArcsec: 0.08,
  designSeconds: 0.07,
}

/**
 * What `node scripts/ephemeris/birth-time.mjs 20000` measured (seed 20260101, births 1900–2100): the share of charts
 * whose 26 lines (26 colors) stay the same when the birth time moves by so many minutes.
 */
export const BIRTH_TIME = {
  births: 20_000,
  shifts: [
    { minutes: 1, sameLines: 0.977, sameColors: 0.853 },
    { minutes: 5, sameLines: 0.883, sameColors: 0.42 },
    { minutes: 15, sameLines: 0.666, sameColors: 0.008 },
    { minutes: 30, sameLines: 0.419, sameColors: 0 },
    { minutes: 60, sameLines: 0.121, sameColors: 0 },
  ],
}
