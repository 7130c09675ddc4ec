/** Two members by username; the first one asked. */
type SeedConnection = { from: string; to: string; status: 'requested' | 'connected' }

/** Who of the community knows whom. The demo member has four connections and one request to answer. */
export const CONNECTIONS: SeedConnection[] = [
  { from: 'demo', to: 'tobias_wren', status: 'connected' },
  { from: 'claire_dm', to: 'demo', status: 'connected' },
  { from: 'dmitry_k', to: 'demo', status: 'connected' },
  { from: 'demo', to: 'marina_more', status: 'connected' },
  { from: 'jlopez', to: 'demo', status: 'requested' },
  { from: 'anna_sokolova', to: 'marina_more', status: 'connected' },
  { from: 'anna_sokolova', to: 'ilya_ural', status: 'connected' },
  { from: 'thandeka', to: 'priya_raman', status: 'connected' },
]

/** Who wants to see nothing of whom. */
export const BLOCKS: { blocker: string; blocked: string }[] = [{ blocker: 'oksana_bdn', blocked: 'rustam' }]
