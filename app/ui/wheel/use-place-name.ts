import { signPlace } from '~/domain/human-design/elements/gate-place'
import { useT } from '~/locales/use-t'

/** A longitude (degrees) as the zodiac tells it, in the page's language: "13°22′ Cancer". */
export function usePlaceName(): (longitudeDegrees: number) => string {
  const t = useT('chart-views')
  return (longitudeDegrees) => {
    const { sign, degrees, minutes } = signPlace(longitudeDegrees)
    return t('signPlace', { degrees, minutes: String(minutes).padStart(2, '0'), sign: t(`sign.${sign}`) })
  }
}
