import { common } from './common'
import { crosses } from './crosses'
import { errors } from './errors'
import { fields } from './fields'
import { hd } from './hd'
import { readingsCenters } from './readings-centers'
import { readingsChannels } from './readings-channels'
import { readingsCore } from './readings-core'
import { readingsGates } from './readings-gates'
import { readingsVariables } from './readings-variables'
import { ui } from './ui'

export const en = {
  common,
  crosses,
  errors,
  fields,
  hd,
  'readings-centers': readingsCenters,
  'readings-channels': readingsChannels,
  'readings-core': readingsCore,
  'readings-gates': readingsGates,
  'readings-variables': readingsVariables,
  ui,
}
