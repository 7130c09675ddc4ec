import { lazy } from 'react'

// Below the tab "Premium" alone; as with the tabs, the server has it from its start.
const usage = import.meta.env.SSR ? await import('~/features/premium/usage-list') : null

export const UsagePart =
  usage?.UsageList ?? lazy(async () => ({ default: (await import('~/features/premium/usage-list')).UsageList }))
