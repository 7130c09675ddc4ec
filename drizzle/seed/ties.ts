/** Two members by username; the first one asked, with a note or without. */
type SeedConnection = { from: string; to: string; status: 'requested' | 'connected'; note?: string }

/** Who of the community knows whom. The demo member has four connections, two requests to answer and one on its way. */
export const CONNECTIONS: SeedConnection[] = [
  { from: 'demo', to: 'tobias_wren', status: 'connected' },
  { from: 'claire_dm', to: 'demo', status: 'connected' },
  { from: 'dmitry_k', to: 'demo', status: 'connected' },
  { from: 'demo', to: 'marina_more', status: 'connected' },
  {
    from: 'jlopez',
    to: 'demo',
    status: 'requested',
    note: 'I liked what you wrote about the 10-20. I’d like to hear more.',
  },
  {
    from: 'vera_petrovna',
    to: 'demo',
    status: 'requested',
    note: 'Здравствуйте! Читаю ваши записи о линиях профиля, хотелось бы быть на связи.',
  },
  {
    from: 'demo',
    to: 'priya_raman',
    status: 'requested',
    note: 'I enjoy your posts about informing. I’d like to read more.',
  },
  { from: 'anna_sokolova', to: 'marina_more', status: 'connected' },
  { from: 'anna_sokolova', to: 'ilya_ural', status: 'connected' },
  { from: 'thandeka', to: 'priya_raman', status: 'connected' },
]

/** Who wants to see nothing of whom. */
export const BLOCKS: { blocker: string; blocked: string }[] = [{ blocker: 'oksana_bdn', blocked: 'rustam' }]
