import { useT } from '~/locales/use-t'
import { ButtonLink } from '~/ui/controls/button-link'
import { PeopleIcon } from '~/ui/icons'
import { EmptyState } from '~/ui/states/empty-state'
import { type ConnectionsQuery, connectionsPath } from './connections-page'

/** Nobody stands here: why, and what to do next. */
export function NoConnections({ query }: { query: ConnectionsQuery }) {
  const t = useT('connections')
  const { tab, list, q, type } = query
  const isSought = q !== '' || type !== null
  const icon = <PeopleIcon className="size-7" />
  const toMatches = <ButtonLink to={connectionsPath({})}>{t('seeMatches')}</ButtonLink>
  if (isSought) {
    return (
      <EmptyState
        icon={icon}
        title={t('noMatches')}
        action={<ButtonLink to={connectionsPath({ tab, list })}>{t('showAll')}</ButtonLink>}
      >
        {t('noMatchesSoughtText')}
      </EmptyState>
    )
  }
  if (tab === 'connected') {
    return (
      <EmptyState icon={icon} title={t('noConnections')} action={toMatches}>
        {t('noConnectionsText')}
      </EmptyState>
    )
  }
  if (tab === 'requests') {
    return (
      <EmptyState icon={icon} title={t(list === 'sent' ? 'noSent' : 'noReceived')} action={toMatches}>
        {t(list === 'sent' ? 'noSentText' : 'noReceivedText')}
      </EmptyState>
    )
  }
  return (
    <EmptyState
      icon={icon}
      title={t('noMatches')}
      action={<ButtonLink to={connectionsPath({ tab: 'connected' })}>{t('seeConnected')}</ButtonLink>}
    >
      {t('noMatchesText')}
    </EmptyState>
  )
}
