/** The posts of one member, on the page of theirs. */
export const memberPosts = {
  title: 'Posts by {{name}}',
  newest: 'To the newest posts',
  notDone: 'Not done.',
  emptyOwn: 'You have not posted yet',
  emptyOwnText: 'One sentence about what you noticed today is plenty. It will appear here too.',
  write: 'Write a post',
  empty: 'No posts yet',
  emptyText: 'What {{name}} posts will appear here.',
  closed: 'No posts for you to see',
  narrower_one: '{{count}} post is not shown: it is for a narrower circle.',
  narrower_other: '{{count}} posts are not shown: they are for a narrower circle.',
  signIn: 'Sign in',
  likes_one: '{{count}} like',
  likes_other: '{{count}} likes',
}
