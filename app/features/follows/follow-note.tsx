import { useT } from '~/locales/use-t'

/** Whether the two are connected, and whether the other one follows the viewer. */
export function FollowNote({ isConnected, followsViewer }: { isConnected: boolean; followsViewer: boolean }) {
  const t = useT('follows')
  return (
    <>
      {isConnected ? <span>{t('connected')}</span> : null}
      {followsViewer ? <span>{t('followsYou')}</span> : null}
    </>
  )
}
