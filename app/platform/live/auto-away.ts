import type { Status } from '../../domain/messaging/hub-frames.schema'

const AWAY_AFTER_MILLISECONDS = 5 * 60_000

/** Says `away` of a tab nobody has looked at for five minutes, and `online` once somebody does; a choice stands above it. */
export function autoAway(tell: (status: Status) => void) {
  let isAway = false
  let timer: ReturnType<typeof setTimeout> | undefined

  const look = () => {
    clearTimeout(timer)
    if (document.visibilityState === 'hidden') timer = setTimeout(leave, AWAY_AFTER_MILLISECONDS)
    else if (isAway) {
      isAway = false
      tell('online')
    }
  }
  const leave = () => {
    isAway = true
    tell('away')
  }
  document.addEventListener('visibilitychange', look)
  look()

  return {
    /** After the socket came back, which knows nothing of it. */
    tellAgain: () => isAway && tell('away'),
    chosen: () => {
      isAway = false
    },
    end() {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', look)
    },
  }
}
