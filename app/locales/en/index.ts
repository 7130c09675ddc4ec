import { auth } from './auth'
import { birth } from './birth'
import { common } from './common'
import { crosses } from './crosses'
import { errors } from './errors'
import { fields } from './fields'
import { hd } from './hd'
import { landing } from './landing'
import { legal } from './legal'
import { methodology } from './methodology'
import { reading } from './reading'
import { readingsCenters } from './readings-centers'
import { readingsChannels } from './readings-channels'
import { readingsCore } from './readings-core'
import { readingsGates } from './readings-gates'
import { readingsVariables } from './readings-variables'
import { ui } from './ui'

export const en = {
  auth,
  birth,
  common,
  crosses,
  errors,
  fields,
  hd,
  landing,
  legal,
  methodology,
  reading,
  'readings-centers': readingsCenters,
  'readings-channels': readingsChannels,
  'readings-core': readingsCore,
  'readings-gates': readingsGates,
  'readings-variables': readingsVariables,
  ui,
}
