import type { memberPosts as source } from '../en/member-posts'
import type { Answer } from '../translate'

export const memberPosts: Answer<typeof source> = {
  title: 'Публикации: {{name}}',
  newest: 'К новым публикациям',
  notDone: 'Не получилось.',
  emptyOwn: 'У вас пока нет публикаций',
  emptyOwnText: 'Хватит одной фразы о том, что вы сегодня заметили. Она появится и здесь.',
  write: 'Создать публикацию',
  empty: 'Публикаций пока нет',
  emptyText: 'Здесь появится то, что публикует {{name}}.',
  closed: 'Нет публикаций, открытых для вас',
  narrower_one: '{{count}} публикация не показана: доступ открыт более узкому кругу.',
  narrower_few: '{{count}} публикации не показаны: они открыты более узкому кругу.',
  narrower_many: '{{count}} публикаций не показано: они открыты более узкому кругу.',
  narrower_other: '{{count}} публикации не показаны: они открыты более узкому кругу.',
  signIn: 'Войти',
  likes_one: '{{count}} отметка «Нравится»',
  likes_few: '{{count}} отметки «Нравится»',
  likes_many: '{{count}} отметок «Нравится»',
  likes_other: '{{count}} отметки «Нравится»',
}
