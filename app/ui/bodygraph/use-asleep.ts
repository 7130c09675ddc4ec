import { useScripts } from '../use-scripts'

const AWAKE = {}
const ASLEEP = { disabled: true, 'data-asleep': '' }

/**
 * For a button that looks at a part of a chart: closed until scripts run, since nothing would come of a press. Where the server's
 * picture of it sleeps on, `useStops` opens it.
 */
export const useAsleep = (): object => (useScripts() ? AWAKE : ASLEEP)
