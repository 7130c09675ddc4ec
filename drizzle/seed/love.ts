/** Who of the community takes part in Love Compatibility, by username. All are of age by their birth dates. */
export const LOVE_MEMBERS = [
  'demo',
  'tobias_wren',
  'aoife_ni_bhriain',
  'maximilian',
  'claire_dm',
  'joao_s',
  'jlopez',
  'river_santafe',
  'sam_t',
  'beatriz_alm',
  'priya_raman',
  'kenji',
  'anna_sokolova',
  'dmitry_k',
  'ilya_ural',
  'marina_more',
  'aygul',
  'lev',
  'yanka_m',
  'daniyar',
  'nino_t',
  'rustam',
]

/** Who is interested in whom: two of them answer one another, and one waits for the demo member to do so. */
export const LOVE_INTERESTS: { from: string; to: string }[] = [
  { from: 'demo', to: 'yanka_m' },
  { from: 'yanka_m', to: 'demo' },
  { from: 'ilya_ural', to: 'demo' },
]
