/** Questions and answers. */
export const help = {
  title: 'Help',
  description:
    'Answers about charts, birth times, privacy, finding people, signing in, and leaving Human Design Social with your data.',
  lead: 'Questions and answers, by subject. If yours is missing, write to the address at the end.',
  subjects: 'Subjects',

  // The chart
  'chart.title': 'Your chart',
  'needed.q': 'What do I need for a chart?',
  'needed.1':
    'The date, the time and the place of birth, as the clock there showed it: the site works out the time zone. On the front page a chart needs no account, and what you enter there is not stored.',
  'meaning.q': 'What does a word in my chart mean?',
  'meaning.1':
    'Press it: in the drawing, in the summary or in the table. A short explanation opens. For the whole of it there is the library, with a page for every type, center, channel, gate and line.',
  'meaning.link': 'To the library',
  'computed.q': 'How is the chart computed?',
  'computed.1':
    'From the positions of the Sun, the Moon, the lunar node and the planets at your birth and at the moment when the Sun stood exactly 88° earlier. The positions come from the site’s own tables, checked against the Swiss Ephemeris. Every step, the rules and the measured errors are on a page of their own.',
  'computed.link': 'How charts are computed',
  'time.q': 'What if I do not know my birth time?',
  'time.1':
    'Choose “I don’t know it”. The chart is then drawn for noon, and beside it stands what could be different over that day: often the type is certain and only lines are open. If you know the time roughly, choose “About”.',
  'time.2':
    'The time is often noted in a hospital’s records or in a long form of the birth certificate. Asking is worth it.',
  'exact.q': 'How exact must the time be?',
  'exact.1':
    'Within a few minutes for lines, more exact for the four arrows. “Check the birth time” below your chart shows what a few minutes or an hour would change for you.',
  'different.q': 'Why does another program show me a different chart?',
  'different.1':
    'Nearly always because of the time. Compare the time zone and the UTC offset below your chart with those of the other program: clocks have been put forward, back and over again more often than many programs know.',
  'different.2':
    'If both agree, compare the rules: this site takes the true lunar node, and 88° of the Sun for the Design, not 88 days.',
  'place.q': 'My place of birth is not in the list',
  'place.1':
    'Try another spelling or the nearest larger place: a few kilometers change nothing. Or press “The place is not in the list” and enter coordinates; the time zone follows from them.',
  'correct.q': 'How do I correct my birth data?',
  'correct.1': 'Under Settings → HD Data, “Update Birth Data”. The chart you have stays until the new one is there.',

  // Who sees what
  'visible.title': 'Who sees what',
  'birth.q': 'Who sees my birth data?',
  'birth.1': 'Only you, unless you decide otherwise under Settings → Privacy.',
  'birth.2':
    'A full chart would give them away, and so would a bodygraph. So people who can’t see your birth data see only the basics of your chart: type, strategy, authority, profile and definition. You can show more, and Settings → Privacy says how many birth dates would still fit.',
  'profile.q': 'Who sees my profile and my chart?',
  'profile.1':
    'At first everyone. Under Settings → Privacy you narrow each by itself: the profile to members or to connections, the chart to connections or to yourself.',
  'profile.2':
    'A narrower profile always narrows the chart and the birth data with it. That a member of your username exists can be seen even then. Your email address is never shown.',
  'preview.q': 'How do I see what others see?',
  'preview.1':
    'Open your public profile and look at it as a visitor, as a member or as a connection: the page is made by the same rule that makes theirs.',
  'search.q': 'Can search engines find my profile?',
  'search.1':
    'They are asked not to list it until you allow it under Settings → Privacy. A page that everyone may open can still be copied by anyone, as anywhere on the web.',
  'report.q': 'How do I report something?',
  'report.1':
    '“Report” is in the menu “…” of posts, comments and profiles, under a message when you press it, and at the foot of an event. Say what is wrong; a moderator looks at it. Of a message they see the words only if you agree. Nobody else learns that you reported it.',
  'report.2':
    'What three members who have been here for two weeks report is hidden until a moderator has seen it. Its author is told.',
  'decided.q': 'A moderator decided something about me. What can I do?',
  'decided.1':
    'You are told what was decided and why. If you think it is wrong, say so once; a moderator looks again and answers you.',
  'decided.2':
    'While an account is suspended, it can read and write in conversations it has, and do nothing else that others see.',
  'decided.link': 'Decisions about you',
  'firstDay.q': 'Why can I post only so much on my first day?',
  'firstDay.1':
    'In the first 24 hours an account can post ten times, with at most two links a post. That keeps out machines, and ends by itself.',
  'block.q': 'How do I block somebody?',
  'block.1':
    'Open the menu “…” on their profile and choose “Block”. From then on neither of you finds the other here, and nobody is told. Under Settings → Privacy you see whom you have blocked and can undo it.',
  'block.2':
    'Whoever signs out is a visitor like any other and sees what you show to everyone. If that is too much, narrow your profile to members.',

  // Finding people
  'people.title': 'Finding people',
  'find.q': 'How do I find people here?',
  'find.1':
    '“Explore” searches names and what members say of themselves. Filters narrow it by type, authority, profile, definition, center, gate, channel, language, country, and by who is online. “Completes my channels” shows those who hold the gates that your open channels lack.',
  'find.2': 'A filter finds only what a member lets you see: whoever keeps the gates private is not found by a gate.',
  'find.link': 'Explore',
  'connect.q': 'What is a connection?',
  'connect.1':
    'A tie that both of you agreed to. Press “Connect” on a profile and add a few words if you like; the other accepts or declines, and a refusal is not announced. Profiles and charts that are shown to connections open with it, and each follows the other.',
  'connect.2':
    'You can ask 20 people in 30 days without premium. Answering is never counted, and a connection can be removed at any time.',
  'event.q': 'How do events work?',
  'event.1':
    'Any member can plan a workshop, a circle or a gathering, online or at a place. Who may see your profile sees the event and can register. When all places are taken, the next ones wait in order and move up by themselves; they are told.',
  'event.2':
    'Guests are reminded a day and an hour before, and told when something changes or is cancelled. Times are shown by your clock, and a file for your calendar is on the page of the event.',
  'event.link': 'Events',
  'love.q': 'Who sees me in Love Compatibility?',
  'love.1':
    'Nobody, until you turn it on yourself. It is for members of 18 and older; then only those see you there who take part too and may see your profile. Interest is private until it is mutual. One press takes you out again.',
  'love.2':
    'The percentage begins with your two types and moves by what both charts show, as far as they are open to you. “Open the analysis” says in sentences what moved it: with three people a month, with any number if you have premium.',
  'love.link': 'Love Compatibility',
  'private.q': 'Can I keep charts of family and clients?',
  'private.1':
    'Yes, up to 50. You enter the birth data and say that the person agrees; only you see the chart, and you can lay it over your own. Deleting one takes it away at once.',
  'private.link': 'Family and clients',
  'penta.q': 'What is a Penta?',
  'penta.1':
    'How three to five people work as a group: twelve gates, who of you holds each, and what nobody holds. You choose among your connections who let you see their gates.',
  'penta.link': 'Open Penta',

  // Messages
  'messages.title': 'Messages',
  'write.q': 'How do I write to somebody?',
  'write.1':
    'Open their profile and press “Message”. If you are not connected, your first message waits for them as a request until they answer.',
  'write.2': 'You can begin 10 conversations in 30 days. Answers are never counted.',
  'unsent.q': 'What if the connection breaks while I write?',
  'unsent.1':
    'What you have sent waits in your browser and goes out by itself as soon as the site can be reached again: each message once, in the order you wrote them. Until then it says that it is waiting.',
  'undo.q': 'Can I change or delete a message?',
  'undo.1':
    'For 15 minutes you can change it, and it is marked as edited. Deleting is possible at any time and takes the message away for both of you.',
  'pictures.q': 'Can I send pictures?',
  'pictures.1':
    'Yes, up to 1 MB each. A picture is made anew when it is sent, so what the camera noted in it, such as the place, is gone. Only the two of you can open it.',
  'here.q': 'Who sees that I am here, and what I have read?',
  'here.1':
    'Under Settings → Privacy you choose who sees when you are active: everyone in the community, your connections, or nobody. In the menu under your photo you show yourself as online, away or busy. The exact time is shown to nobody.',
  'here.2': 'Read receipts work both ways: if you switch them off, you do not see those of others either.',
  'unwanted.q': 'Somebody writes to me and I do not want it',
  'unwanted.1':
    'Ignore a request, and it leaves your list. Block, and neither of you can write to the other. They are told neither.',

  // Signing in
  'signIn.title': 'Signing in',
  'forgotten.q': 'I forgot my password',
  'forgotten.1':
    'Enter your email address on the sign-in page and press “Forgot your password?”. You get a link that works once, within an hour. When the new password is set, you are signed out everywhere.',
  'forgotten.2':
    'The page says the same whether or not an account has that address, so that nobody can find out who is a member.',
  'noMail.q': 'No mail arrives',
  'noMail.1':
    'Look into the spam folder, and check that the address is the one of your account. If a mail service was away, the mail is sent again by itself. Of several links only the newest works.',
  'confirm.q': 'Why should I confirm my email address?',
  'confirm.1':
    'So that you get back in should you forget your password, and so that nobody opens an account with your address. The link works for 24 hours; you can ask for a new one at any time. Until then your account works as usual, unless the sign-in page asks for it.',
  'changeEmail.q': 'How do I change my email address?',
  'changeEmail.1':
    'Under Settings → Personal, with your password. The change takes effect once you open the link that goes to the new address, and can be cancelled until then; the old address is told.',
  'changePassword.q': 'How do I change my password?',
  'changePassword.1':
    'Under Settings → Account, with “Change password” and your current one. All other devices are signed out, and a mail tells you of the change.',
  'elsewhere.q': 'Can I sign in with Google or GitHub?',
  'elsewhere.1':
    'Where this site offers it, their buttons are on the sign-in page. Under Settings → Account you link or unlink them; the last way to sign in cannot be unlinked.',
  'sessions.q': 'Where am I signed in?',
  'sessions.1':
    'Settings → Account lists every device with its browser, its system and about where it signed in. You can end one session or all others.',

  // One's own page
  'own.title': 'Your profile',
  'username.q': 'Can I change my username?',
  'username.1':
    'Yes, under Settings → Personal. For 30 days the old address leads on to the new one, and nobody else can take the old name.',
  'photo.q': 'Which photos can I use?',
  'photo.1':
    'JPG, PNG, GIF or WebP, at most 1 MB; a larger one can be made to fit with one press. The photo is made anew when you upload it, so what the camera noted in it, such as the place, is gone.',
  'language.q': 'How do I change the language?',
  'language.1':
    'At the foot of every public page; once you are signed in, in the bar at the top: English or Russian, light or dark. On a phone, light and dark are at the foot of the page. Mails come in the language you chose.',
  'programs.q': 'Can a program of mine compute charts here?',
  'programs.1':
    'Yes: charts, transits and composites, with a token from Settings → Account. A token opens nothing of your account, and you can revoke it at any time.',
  'programs.link': 'The API, for developers',

  // Leaving
  'leave.title': 'Your data, pausing and leaving',
  'download.q': 'How do I get my data?',
  'download.1':
    'Under Settings → Account, “Download my data” gives you one archive: everything about you as JSON, and beside it your photo and the pictures of your posts and messages.',
  'deactivate.q': 'Can I pause?',
  'deactivate.1':
    'Yes, with “Deactivate account” under Settings → Account. Nobody sees you any more, events you host are cancelled and their guests told, your places at others are given up, nothing else is deleted, and when you sign in again you can return.',
  'delete.q': 'How do I delete my account?',
  'delete.1':
    'With “Delete account” under Settings → Account. From that moment nobody sees you, and events you host are cancelled. After 14 days the account is deleted with everything in it; until then you can sign in and keep it.',
  'delete.2': 'Deleting cannot be undone after that. Download your data first if you want to keep it.',
  'delete.link': 'What is deleted',

  // Asking
  'support.title': 'Asking the team',
  'ask.q': 'What if my question is not here?',
  'ask.1':
    'Sign in and write to support. The answer comes to the same page, as a notification and by mail. Premium members are answered first.',
  'ask.link': 'Write to support',
}
