import { auth } from './auth'
import { birth } from './birth'
import { birthProblems } from './birth-problems'
import { common } from './common'
import { crosses } from './crosses'
import { dashboard } from './dashboard'
import { errors } from './errors'
import { fields } from './fields'
import { hd } from './hd'
import { landing } from './landing'
import { landingMore } from './landing-more'
import { legal } from './legal'
import { methodology } from './methodology'
import { myChart } from './my-chart'
import { reading } from './reading'
import { readingsCenters } from './readings-centers'
import { readingsChannels } from './readings-channels'
import { readingsCore } from './readings-core'
import { readingsGates } from './readings-gates'
import { readingsVariables } from './readings-variables'
import { settings } from './settings'
import { shell } from './shell'
import { ui } from './ui'

export const en = {
  auth,
  birth,
  'birth-problems': birthProblems,
  common,
  crosses,
  dashboard,
  errors,
  fields,
  hd,
  landing,
  'landing-more': landingMore,
  legal,
  methodology,
  'my-chart': myChart,
  reading,
  'readings-centers': readingsCenters,
  'readings-channels': readingsChannels,
  'readings-core': readingsCore,
  'readings-gates': readingsGates,
  'readings-variables': readingsVariables,
  settings,
  shell,
  ui,
}
