import type { LegalSection } from './legal-section'

export const PRIVACY_SECTIONS: LegalSection[] = [
  {
    id: 'short',
    title: 'privacy.short.title',
    items: ['privacy.short.item.1', 'privacy.short.item.2', 'privacy.short.item.3', 'privacy.short.item.4'],
  },
  {
    id: 'birth-data',
    title: 'privacy.birth.title',
    lead: 'privacy.birth.1',
    rest: ['privacy.birth.2', 'privacy.birth.3'],
  },
  {
    id: 'stored',
    title: 'privacy.stored.title',
    items: [
      'privacy.stored.item.1',
      'privacy.stored.item.2',
      'privacy.stored.item.3',
      'privacy.stored.item.4',
      'privacy.stored.item.5',
      'privacy.stored.item.6',
      'privacy.stored.item.7',
      'privacy.stored.item.8',
      'privacy.stored.item.9',
    ],
  },
  {
    id: 'visible',
    title: 'privacy.visible.title',
    lead: 'privacy.visible.1',
    items: ['privacy.visible.item.1', 'privacy.visible.item.2', 'privacy.visible.item.3', 'privacy.visible.item.4'],
    rest: ['privacy.visible.2', 'privacy.visible.3', 'privacy.visible.4'],
  },
  { id: 'ground', title: 'privacy.basis.title', lead: 'privacy.basis.1' },
  { id: 'place', title: 'privacy.place.title', lead: 'privacy.place.1', rest: ['privacy.place.2', 'privacy.place.3'] },
  { id: 'mail', title: 'privacy.mail.title', lead: 'privacy.mail.1' },
  {
    id: 'safety',
    title: 'privacy.safety.title',
    lead: 'privacy.safety.1',
    rest: ['privacy.safety.2', 'privacy.safety.3'],
  },
  { id: 'keep', title: 'privacy.keep.title', lead: 'privacy.keep.1', rest: ['privacy.keep.2'] },
  {
    id: 'cookies',
    title: 'privacy.cookies.title',
    lead: 'privacy.cookies.1',
    items: [
      'privacy.cookies.item.1',
      'privacy.cookies.item.2',
      'privacy.cookies.item.3',
      'privacy.cookies.item.4',
      'privacy.cookies.item.5',
      'privacy.cookies.item.6',
      'privacy.cookies.item.7',
    ],
  },
  {
    id: 'rights',
    title: 'privacy.rights.title',
    lead: 'privacy.rights.1',
    rest: ['privacy.rights.2', 'privacy.rights.3'],
  },
  { id: 'changes', title: 'privacy.changes.title', lead: 'privacy.changes.1' },
]
