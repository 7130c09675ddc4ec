import type { memberPosts as source } from '../en/member-posts'
import type { Answer } from '../translate'

export const memberPosts: Answer<typeof source> = {
  title: 'Записи: {{name}}',
  newest: 'К новым записям',
  notDone: 'Не получилось.',
  emptyOwn: 'У вас пока нет записей',
  emptyOwnText: 'Хватит одной фразы о том, что вы сегодня заметили. Она появится и здесь.',
  write: 'Написать',
  empty: 'Записей пока нет',
  emptyText: '{{name}}: здесь появятся записи.',
  closed: 'Записей, открытых для вас, нет',
  narrower_one: '{{count}} запись не показана: она для более узкого круга.',
  narrower_few: '{{count}} записи не показаны: они для более узкого круга.',
  narrower_many: '{{count}} записей не показаны: они для более узкого круга.',
  narrower_other: '{{count}} записи не показаны: они для более узкого круга.',
  signIn: 'Войти',
  likes_one: '{{count}} отметка «Нравится»',
  likes_few: '{{count}} отметки «Нравится»',
  likes_many: '{{count}} отметок «Нравится»',
  likes_other: '{{count}} отметки «Нравится»',
}
