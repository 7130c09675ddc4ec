import { Link } from '@remix-run/react'
import { useT } from '~/locales/use-t'

const LOOK =
  'inline-flex min-h-7 items-center text-sm text-accent underline-offset-4 hover:underline pointer-coarse:min-h-11'

/** From the card beside the feed to what there is more of the day: a Reflector's month, the insight at length. */
export function GuidanceLinks({ isReflector, isPremium }: { isReflector: boolean; isPremium: boolean }) {
  const t = useT('guidance')
  if (!isReflector && !isPremium) return null
  return (
    <p className="mt-3 flex flex-wrap gap-x-5 border-t border-line pt-3">
      {isReflector ? (
        <Link to="/app/insights#lunar-month" className={LOOK}>
          {t('lunarOpen')}
        </Link>
      ) : null}
      {isPremium ? (
        <Link to="/app/insights#personal" className={LOOK}>
          {t('personalOpen')}
        </Link>
      ) : null}
    </p>
  )
}
