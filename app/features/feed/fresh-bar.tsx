import { useT } from '~/locales/use-t'
import { buttonLook } from '~/ui/button-look'
import { ArrowDownIcon } from '~/ui/icons'

type Props = { count: number; hasMore: boolean; onPress: () => void }

/** That others posted. It floats, so that nothing moves under whoever reads, and shows the posts when it is pressed. */
export function FreshBar({ count, hasMore, onPress }: Props) {
  const t = useT('feed')
  return (
    <div role="status" className="pointer-events-none sticky top-3 z-10 -mb-3.5 grid h-0 justify-items-center">
      {count > 0 ? (
        <button
          type="button"
          onClick={onPress}
          className={buttonLook(
            'primary',
            's',
            'pointer-events-auto h-9 animate-rise rounded-full px-4 whitespace-nowrap shadow-float pointer-coarse:h-11',
          )}
        >
          <ArrowDownIcon className="size-4 rotate-180" />
          {hasMore ? t('freshMany', { count }) : t('fresh', { count })}
        </button>
      ) : null}
    </div>
  )
}
