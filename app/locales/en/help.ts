/** Questions and answers. */
export const help = {
  title: 'Help',
  description:
    'Answers about charts, birth times, privacy, finding people, signing in, and leaving Human Design Social with your data.',
  lead: 'Questions and answers by subject. If yours isn’t here, write to the address at the end.',
  subjects: 'Subjects',

  // The chart
  'chart.title': 'Your chart',
  'needed.q': 'What do I need for a chart?',
  'needed.1':
    'Your date, time and place of birth, with the time as clocks there showed it: the site works out the time zone. On the front page you can get a chart without an account, and nothing you enter there is stored.',
  'meaning.q': 'What does a word in my chart mean?',
  'meaning.1':
    'Press it in the drawing, the summary or the table, and a short explanation opens. For more, there’s the library, with a page for every type, center, channel, gate and line.',
  'meaning.link': 'Open the library',
  'computed.q': 'How is the chart calculated?',
  'computed.1':
    'From the positions of the Sun, the Moon, the lunar node and the planets at your birth, and at the moment when the Sun was exactly 88° earlier. The positions come from the site’s own tables, checked against the Swiss Ephemeris. The steps, the rules and the measured errors are on a separate page.',
  'computed.link': 'How charts are computed',
  'time.q': 'What if I don’t know my birth time?',
  'time.1':
    'Choose “I don’t know”. The chart is then drawn for noon, with a note of what could differ over that day: often the type is certain and only lines could change. If you know the time roughly, choose “Approximate”.',
  'time.2': 'Hospital records and long-form birth certificates often have the time. It’s worth asking.',
  'exact.q': 'How exact does the time have to be?',
  'exact.1':
    'To within a few minutes for lines, and more precisely for the four arrows. “Check the birth time” below your chart shows what a few minutes or an hour would change for you.',
  'different.q': 'Why does another program show me a different chart?',
  'different.1':
    'Nearly always because of the time. Compare the time zone and UTC offset below your chart with those in the other program: clocks have been moved more often than many programs know.',
  'different.2':
    'If both agree, compare the rules: this site uses the true lunar node, and 88° of the Sun for the Design, not 88 days.',
  'place.q': 'My place of birth isn’t in the list',
  'place.1':
    'Try another spelling or a larger place nearby: a few kilometres change nothing. Or open “My place isn’t in the list” to choose the nearest town or enter coordinates; the time zone follows from them.',
  'correct.q': 'How do I correct my birth data?',
  'correct.1':
    'Under Settings → HD Data, press “Update Birth Data”. Your current chart stays until the new one is ready.',

  // Who sees what
  'visible.title': 'Who sees what',
  'birth.q': 'Who sees my birth data?',
  'birth.1': 'Only you, unless you choose otherwise under Settings → Privacy.',
  'birth.2':
    'A full chart would give it away, and so would a bodygraph. So people who can’t see your birth data see only the basics of your chart: type, strategy, authority, profile (like 5/1) and definition. If your chart is rare, its profile, its definition or both stay hidden. You can show more, and Settings → Privacy says how many birth dates would still fit.',
  'profile.q': 'Who sees my profile and my chart?',
  'profile.1':
    'No one, until you choose: right after you register, you’re asked who can see your profile, with Everyone preselected. Under Settings → Privacy you can limit each separately: the profile to members or connections, the chart to connections or only you.',
  'profile.2':
    'Limiting your profile always limits the chart and birth data too. People can still see that a member with your username exists. Your email address is never shown.',
  'preview.q': 'How do I see my profile as others do?',
  'preview.1':
    'Open your public profile and view it as a visitor, a member or a connection. It follows the same rules as the page they see.',
  'search.q': 'Can search engines find my profile?',
  'search.1':
    'They’re asked not to list it until you allow it under Settings → Privacy. A page that’s open to everyone can still be copied by anyone, as anywhere on the web.',
  'report.q': 'How do I report something?',
  'report.1':
    '“Report” is in the “…” menu of posts, comments and profiles, under a message when you press it, and at the foot of an event. Say what’s wrong, and a moderator reviews it. They read a message only if you agree. No one else learns that you reported it.',
  'report.2':
    'Content reported by three members who have been here for two weeks is hidden until a moderator reviews it. Its author is notified.',
  'decided.q': 'A moderator made a decision about me. What can I do?',
  'decided.1':
    'You get a notification with the decision and the reason. If you disagree, you can appeal once; a moderator takes another look and answers you.',
  'decided.2':
    'While your account is suspended, you can read everything and write in existing conversations, but do nothing else that others would see.',
  'decided.link': 'Decisions about you',
  'firstDay.q': 'Why are posts limited on my first day?',
  'firstDay.1':
    'In the first 24 hours an account can post ten times, with up to two links a post. That keeps out bots, and it ends by itself.',
  'block.q': 'How do I block someone?',
  'block.1':
    'Open the “…” menu on their profile and choose “Block”. From then on you won’t find each other here, and they aren’t notified. Under Settings → Privacy you can see and unblock the members you’ve blocked.',
  'block.2':
    'Someone who signs out is a visitor like any other and sees what you show to everyone. If that’s too much, limit your profile to members.',

  // Finding people
  'people.title': 'Finding people',
  'find.q': 'How do I find people here?',
  'find.1':
    'Explore searches names and what members say about themselves. Filters narrow it by type, authority, profile, definition, center, gate, channel, language, country and who’s online. “Completes my channels” shows people with the gates your channels are missing.',
  'find.2':
    'A filter finds only what members let you see. If someone keeps their gates private, a gate filter won’t find them.',
  'find.link': 'Explore',
  'connect.q': 'What is a connection?',
  'connect.1':
    'A link you both agreed to. Press “Connect” on a profile and add a note if you like. They accept or decline, and you aren’t notified if they decline. Once connected, you follow each other, and each of you sees what the other shares with connections only.',
  'connect.2':
    'Without Premium you can send 20 requests in 30 days. Answering is never counted, and you can remove a connection at any time.',
  'event.q': 'How do events work?',
  'event.1':
    'Any member can host a workshop, a circle or a gathering, online or in person. People who can see your profile can see the event and register. When all places are taken, others join a waitlist, move up automatically and are notified.',
  'event.2':
    'Guests are reminded a day and an hour before, and notified of changes and cancellations. Times are shown in your time zone, and the event page has a file for your calendar.',
  'event.link': 'Events',
  'love.q': 'Who sees me in Love Compatibility?',
  'love.1':
    'No one, until you turn it on. It’s for members aged 18 and over, and only people who also take part and can see your profile see you there. Interest is private until it’s mutual. You can leave at any time.',
  'love.2':
    'The percentage is a sum you can read line by line: what your two types give, then points for what your charts show together. Only what you both show each other counts, so you both see the same number. “Open the analysis” explains every line: for three people a month, or for as many as you like with Premium.',
  'love.link': 'Love Compatibility',
  'private.q': 'Can I keep charts of family and clients?',
  'private.1':
    'Yes, up to 50. You enter the birth data and confirm that the person agrees. Only you see the chart. You can read it like your own, compare the two, print it, keep encrypted notes and find people by name or label. If you want the person to read it too, create a link: they need no account and see none of your notes, and the link expires by itself or when you withdraw it. A deleted chart is gone at once, with its notes and its link.',
  'private.link': 'Family and clients',
  'penta.q': 'What is a Penta?',
  'penta.1':
    'How three to five people work as a group: twelve gates, who has each of them, and which no one has. You choose from connections who let you see their gates.',
  'penta.link': 'Open Penta',

  // Messages
  'messages.title': 'Messages',
  'write.q': 'How do I message someone?',
  'write.1':
    'Open their profile and press “Message”. If you’re not connected, your first message waits as a request until they reply.',
  'write.2': 'Without Premium you can start 10 conversations in 30 days. Replies are never counted.',
  'unsent.q': 'What if I lose connection while writing?',
  'unsent.1':
    'Messages you’ve sent wait in your browser and are sent automatically once you’re back online: each one once, in the order you wrote them. Until then they’re marked as waiting.',
  'undo.q': 'Can I change or delete a message?',
  'undo.1':
    'You can edit it for 15 minutes, and it’s marked as edited. You can delete it at any time, and it disappears for both of you.',
  'pictures.q': 'Can I send pictures?',
  'pictures.1':
    'Yes, up to 1 MB each. The picture is re-created when it’s sent, so details saved by the camera, such as the location, are removed. Only the two of you can open it.',
  'here.q': 'Who sees that I’m here, and what I’ve read?',
  'here.1':
    'Under Settings → Privacy you choose who sees when you’re active: everyone in the community, your connections, or no one. In the menu under your photo you can appear as online, away or busy. The exact time is never shown.',
  'here.2': 'Read receipts work both ways: if you turn them off, you don’t see other people’s either.',
  'unwanted.q': 'I’m getting messages I don’t want',
  'unwanted.1':
    'Ignore a request, and it leaves your list. Block, and neither of you can message the other. They aren’t notified of either.',

  // Signing in
  'signIn.title': 'Signing in',
  'forgotten.q': 'I forgot my password',
  'forgotten.1':
    'Enter your email address on the sign-in page and press “Forgot your password?”. You’ll get a link that works once, within an hour. When you set a new password, you’re signed out everywhere.',
  'forgotten.2':
    'The page says the same whether or not an account has that address, so no one can find out who is a member.',
  'noMail.q': 'My email hasn’t arrived',
  'noMail.1':
    'Check your spam folder, and make sure you gave the address that’s on your account. If the mail service was down, the email is sent again automatically. If you have several links, only the newest works.',
  'confirm.q': 'Why should I confirm my email address?',
  'confirm.1':
    'So you can get back in if you forget your password, and so no one can open an account with your address. The link works for 24 hours, and you can ask for a new one at any time. Until you confirm, your account works as usual, unless the sign-in page asks you to confirm first.',
  'changeEmail.q': 'How do I change my email address?',
  'changeEmail.1':
    'Under Settings → Personal, with your password. The change takes effect once you open the link sent to the new address; until then you can cancel it. The old address gets an email about it.',
  'changePassword.q': 'How do I change my password?',
  'changePassword.1':
    'Under Settings → Account, press “Change password”. You’ll need your current one. All other devices are signed out, and you get an email about the change.',
  'elsewhere.q': 'Can I sign in with Google or GitHub?',
  'elsewhere.1':
    'If this site offers it, the buttons are on the sign-in page. You can link or unlink them under Settings → Account. You can’t unlink your last way to sign in.',
  'sessions.q': 'Where am I signed in?',
  'sessions.1':
    'Settings → Account lists every device, with its browser, system and approximate location at sign-in. You can end one session or all others.',

  // One's own page
  'own.title': 'Your profile',
  'username.q': 'Can I change my username?',
  'username.1':
    'Yes, under Settings → Personal. For 30 days the old address leads to the new one, and no one else can take the old name.',
  'photo.q': 'Which photos can I use?',
  'photo.1':
    'JPG, PNG, GIF or WebP, up to 1 MB; a larger photo can be shrunk with one press. The photo is re-created when you upload it, so details saved by the camera, such as the location, are removed.',
  'language.q': 'How do I change the language?',
  'language.1':
    'At the foot of every public page, or in the top bar once you’re signed in: English or Russian, light or dark. On a phone, light and dark are at the foot of the page. Emails come in the language you chose.',
  'programs.q': 'Can my own app calculate charts?',
  'programs.1':
    'Yes: charts, transits and composites, with a token from Settings → Account. A token gives no access to your account, and you can revoke it at any time.',
  'programs.link': 'The API for developers',

  // Leaving
  'leave.title': 'Your data, pausing and leaving',
  'download.q': 'How do I get my data?',
  'download.1':
    'Under Settings → Account, “Download my data” gives you one archive: everything about you as JSON, with your photo and the pictures from your posts and messages.',
  'deactivate.q': 'Can I take a break?',
  'deactivate.1':
    'Yes, with “Deactivate account” under Settings → Account. No one sees you until you come back, events you host are cancelled and their guests notified, and you lose your places at other events. Nothing else is deleted, and you can come back by signing in.',
  'delete.q': 'How do I delete my account?',
  'delete.1':
    'With “Delete account” under Settings → Account. From that moment no one sees you, and events you host are cancelled. After 14 days the account is deleted with everything in it; until then you can sign in and keep it.',
  'delete.2': 'After that, it can’t be undone. If you want your data, download it first.',
  'delete.link': 'What’s deleted',

  // Asking
  'support.title': 'Contact support',
  'ask.q': 'What if my question isn’t here?',
  'ask.1':
    'Sign in and write to support. The answer arrives on the same page, as a notification and by email. Premium members are answered first.',
  'ask.link': 'Write to support',
}
