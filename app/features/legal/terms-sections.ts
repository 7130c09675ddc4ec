import { WITHDRAWAL_PATH } from '~/domain/membership/premium/withdrawal'
import type { LegalSection } from './legal-page'

export const TERMS_SECTIONS: LegalSection[] = [
  { id: 'about', title: 'terms.about.title', lead: 'terms.about.1', rest: ['terms.about.2'] },
  { id: 'join', title: 'terms.join.title', lead: 'terms.join.1', rest: ['terms.join.2'] },
  { id: 'birth-data', title: 'terms.birth.title', lead: 'terms.birth.1', rest: ['terms.birth.2'] },
  {
    id: 'conduct',
    title: 'terms.conduct.title',
    lead: 'terms.conduct.1',
    items: ['terms.conduct.item.1', 'terms.conduct.item.2', 'terms.conduct.item.3', 'terms.conduct.item.4'],
    rest: ['terms.conduct.2'],
    link: { href: '/guidelines', label: 'terms.conduct.link' },
  },
  { id: 'content', title: 'terms.content.title', lead: 'terms.content.1', rest: ['terms.content.2'] },
  {
    id: 'charts',
    title: 'terms.charts.title',
    lead: 'terms.charts.1',
    link: { href: '/methodology', label: 'terms.charts.link' },
  },
  { id: 'cost', title: 'terms.cost.title', lead: 'terms.cost.1', rest: ['terms.cost.2', 'terms.cost.3'] },
  {
    id: 'withdrawal',
    title: 'terms.withdrawal.title',
    lead: 'terms.withdrawal.1',
    rest: ['terms.withdrawal.2', 'terms.withdrawal.3', 'terms.withdrawal.4'],
    link: { href: WITHDRAWAL_PATH, label: 'terms.withdrawal.link' },
  },
  {
    id: 'independent',
    title: 'terms.independent.title',
    lead: 'terms.independent.1',
    rest: ['terms.independent.2'],
  },
  { id: 'trouble', title: 'terms.trouble.title', lead: 'terms.trouble.1', rest: ['terms.trouble.2'] },
  {
    id: 'leave',
    title: 'terms.leave.title',
    lead: 'terms.leave.1',
    rest: ['terms.leave.2'],
    link: { href: '/privacy', label: 'terms.leave.link' },
  },
  { id: 'changes', title: 'terms.changes.title', lead: 'terms.changes.1', rest: ['terms.changes.2'] },
]
