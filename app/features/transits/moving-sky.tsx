import { useT } from '~/locales/use-t'
import { Alert } from '~/ui/alert'
import { Card } from '~/ui/card'
import { Way } from '~/ui/way'
import { LiveTransits } from './live-transits'
import { MonthControls } from './month-controls'
import type { Zone } from './span-text'
import { type Moment, transitsPath } from './transits'
import { useMoving } from './use-moving'

type Props = { moment: Moment; natal: number[] | null; zone: Zone }

const NO_GATES: number[] = []

/** The drawing and all that is told of it, and a slider that leads through the month. */
export function MovingSky({ moment, natal, zone }: Props) {
  const t = useT('transits')
  const { at, span, isPlaying, isLost, isMoved, shown, moveTo, step, play, want } = useMoving(
    moment,
    natal ?? NO_GATES,
    zone.timeZone,
  )
  return (
    <Card as="section" aria-labelledby="under">
      <h2 id="under">{t(natal ? 'chart' : 'sky')}</h2>
      <MonthControls {...{ at, span, zone, isPlaying }} onMove={moveTo} onStep={step} onPlay={play} onWant={want}>
        {isMoved && !isPlaying ? (
          <Way to={transitsPath(at)} className="text-accent underline underline-offset-4">
            {t('stay')}
          </Way>
        ) : null}
      </MonthControls>
      {isLost ? (
        <Alert tone="error" className="mt-3">
          {t('unreachable')}
        </Alert>
      ) : null}
      <div className="mt-5">
        <LiveTransits moment={shown} natal={natal} zone={zone} isPlaying={isPlaying} />
      </div>
    </Card>
  )
}
