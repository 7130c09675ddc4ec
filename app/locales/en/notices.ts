/** What happened, as mail and push say it in one line. */
export const notices = {
  two: '{{name}} and {{second}}',
  many: '{{name}} and {{others}} others',
  like: '{{who}} liked your post',
  comment: '{{who}} commented on your post',
  reply: '{{who}} also commented where you did',
  follow: 'Following you now: {{who}}',
  connection_request: '{{who}} would like to connect with you',
  connection_accepted: '{{who}} accepted your request to connect',
  moderation: 'A moderator decided on something of yours',
  appeal: 'Your appeal was answered',
  message: 'New message from {{name}}',
}
