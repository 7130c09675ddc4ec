export const legal = {
  // Both pages
  version: 'Version of {{date}}',
  'contact.title': 'Who runs this site',
  'contact.named': 'This site is run by {{operator}}.',
  'contact.write': 'Write to:',
  'contact.unnamed': 'The operator of this site hasn’t entered a name and an address here yet.',

  // Terms
  'terms.title': 'Terms',
  'terms.description': 'What members and Human Design Social can expect of each other, in plain words.',
  'terms.lead': 'What you and this site can expect of each other, in plain words.',
  'terms.about.title': 'What this is',
  'terms.about.1':
    'Human Design Social computes Human Design charts and lets people who are interested in them meet and talk.',
  'terms.about.2':
    'Human Design is a tradition of self-observation, not a science. Charts and texts are here to think with. They aren’t medical, psychological, legal or financial advice, and they predict nothing.',
  'terms.join.title': 'Who can join',
  'terms.join.1':
    'You can join if you’re at least 16 years old. One person has one account, and you can’t pass it on to someone else.',
  'terms.join.2':
    'Use your own email address, confirm it with the link we send there, and keep your password to yourself. If someone else gets into your account, choose a new password and tell the operator at once.',
  'terms.birth.title': 'Birth data',
  'terms.birth.1': 'A chart is only as exact as the birth data behind it, so enter yours as exactly as you know it.',
  'terms.birth.2': 'Enter another person’s birth data only if that person agrees.',
  'terms.conduct.title': 'How we treat each other',
  'terms.conduct.1': 'Be kind and be honest. Not allowed here:',
  'terms.conduct.item.1': 'threats, harassment, hatred, and pressing people who want no contact',
  'terms.conduct.item.2':
    'posing as someone else, and publishing other people’s private data, their birth data included',
  'terms.conduct.item.3': 'fraud, unwanted advertising, and anything against the law',
  'terms.conduct.item.4': 'collecting members’ data by machine, getting around limits, attacking the site',
  'terms.conduct.2':
    'The operator may remove what breaks these rules, and may restrict or close an account. You’re told why, unless the law forbids it, and you can object by writing to the address below. The community guidelines say more about how we treat each other; they’re part of these terms.',
  'terms.conduct.link': 'Community guidelines',
  'terms.content.title': 'What you write',
  'terms.content.1':
    'What you write and upload stays yours. You allow this site to store it and show it to the people you share it with, for as long as it’s here and for nothing else.',
  'terms.content.2': 'Publish only what you have the right to publish.',
  'terms.charts.title': 'Charts',
  'terms.charts.1':
    'Charts follow fixed rules, which the methodology page describes, with their accuracy. A wrong birth time gives a wrong chart, however well it’s computed.',
  'terms.charts.link': 'How charts are computed',
  'terms.cost.title': 'What it costs',
  'terms.cost.1':
    'Membership is free. Human Design Premium is a paid subscription for {{price}} a month. That’s the full price; what Premium adds is listed under Settings → Premium before you buy.',
  'terms.cost.2':
    'The contract is made when you complete the payment at Stripe. It runs for a month and renews by another month until you cancel. An email announces each renewal {{noticeDays}} days ahead. If the price changes, we’ll tell you before the first renewal at the new price, in time to cancel.',
  'terms.cost.3':
    'You can cancel at any time under Settings → Premium. You keep Premium until the end of the month you’ve paid for, and you aren’t charged again. If a renewal payment fails, you keep Premium for another {{graceDays}} days while we retry it.',
  'terms.withdrawal.title': 'Right of withdrawal',
  'terms.withdrawal.1':
    'As a consumer you can withdraw from the contract for Premium within {{withdrawalDays}} days of the day it was made, without giving a reason. If the last of these days is a Saturday or a Sunday, the period ends with the next Monday. If we didn’t tell you about this right when you subscribed, the period is twelve months longer.',
  'terms.withdrawal.2':
    'To withdraw, use “Withdraw from the contract” at the foot of every page, signed in or not, or write to the address below before the period is over. You can use this wording, but you don’t have to: “I withdraw from my contract for Human Design Premium. Name: … Email address of my account: … Ordered on: … Date: …”. You get a confirmation by email with the date and time of your statement.',
  'terms.withdrawal.3':
    'Premium then ends at once, and you get your payment back without delay, at the latest 14 days after your statement arrives, the way you paid and at no cost. If you expressly asked for Premium to start before the period was over, the full days that have passed by then are deducted in proportion to the month. Without such a request, or if we didn’t tell you about the right when you subscribed, you get back everything you’ve paid.',
  'terms.withdrawal.4':
    'A statement that arrives after the period is treated as a cancellation: the subscription doesn’t renew, and you keep Premium until the end of the month you’ve paid for.',
  'terms.withdrawal.link': 'Withdraw from the contract',
  'terms.independent.title': 'Not affiliated with Jovian Archive',
  'terms.independent.1':
    'Human Design Social is an independent project. It isn’t affiliated with, licensed by or endorsed by Jovian Archive Corporation or the International Human Design School.',
  'terms.independent.2':
    'Rave BodyGraph and Rave Mandala are trade marks of Jovian Archive; other names belong to their owners. They appear only in this notice, and nothing on this site is named after them. “Human Design” is used as the general name of the system.',
  'terms.trouble.title': 'When something doesn’t work',
  'terms.trouble.1':
    'We look after the site with care, but it’s offered as it is: it can fail, lose its connection or close for repairs.',
  'terms.trouble.2': 'Nothing here takes away the rights that the law gives you, as a consumer or otherwise.',
  'terms.leave.title': 'Leaving',
  'terms.leave.1':
    'You can leave whenever you like, under Settings → Account: download your data, deactivate the account for a while, or have it deleted. It’s deleted 14 days after you ask for it, with everything that belongs to it; until then you can sign in and keep it. The privacy page says what that is.',
  'terms.leave.2': 'If the site ever closes, members will hear of it in time to take their data with them.',
  'terms.leave.link': 'Privacy',
  'terms.changes.title': 'Changes',
  'terms.changes.1':
    'When these terms change in a way that matters, members are told before it takes effect and can leave if they don’t agree. The version you agreed to is kept with your account.',
  'terms.changes.2':
    'New in December 2026: what Premium costs, how it renews and how to cancel; the right of withdrawal; and the notice that this site isn’t affiliated with Jovian Archive. Since the version of 1 December, the sections on cost, withdrawal and Jovian Archive use plainer words; what they mean is the same.',

  // Privacy
  'privacy.title': 'Privacy',
  'privacy.description':
    'What Human Design Social knows about its members, what birth data is used for, who sees it, and how to get it out or have it deleted.',
  'privacy.lead': 'What this site knows about you, what it’s used for, and who sees it.',
  'privacy.short.title': 'In short',
  'privacy.short.item.1': 'Your birth data is used to compute charts and to check minimum ages, and for nothing else.',
  'privacy.short.item.2': 'Only you see your birth data, unless you decide otherwise.',
  'privacy.short.item.3': 'Your data isn’t sold. There’s no advertising, no tracking and no analytics.',
  'privacy.short.item.4': 'You can see, correct, download and delete everything stored about you.',
  'privacy.birth.title': 'Birth data',
  'privacy.birth.1':
    'The date, time and place of birth determine where the Sun, the Moon and the planets were. The chart is computed from these positions.',
  'privacy.birth.2':
    'A chart can give a birth date away. So anyone who can’t see your birth data can’t see the lines, planets, degrees, age or exact dates of your chart either.',
  'privacy.birth.3':
    'Without an account, what you enter is sent to the server to compute the chart and isn’t stored there.',
  'privacy.stored.title': 'What is stored',
  'privacy.stored.item.1':
    'Account: email address and when it was confirmed, name, username, password (as a scrypt hash only), site language, languages you read, time zone, privacy settings, the version of the terms you agreed to, and when you dismissed the notice of a newer one.',
  'privacy.stored.item.2':
    'Birth data, if you entered it: date, time and how exact it is, place with coordinates, time zone and offset.',
  'privacy.stored.item.3':
    'Charts: the current one, and the earlier ones computed for you with the birth data they came from.',
  'privacy.stored.item.4':
    'Profile: what you add to it, such as a photo, a few words about yourself, a location. A photo is re-encoded when you upload it, in the sizes the site needs; the metadata your camera wrote into it is removed.',
  'privacy.stored.item.5':
    'Former usernames: for 30 days, so that the old address leads to you and no one else can take the name.',
  'privacy.stored.item.6': 'The people you’ve blocked, and the referral code you registered with, if you used one.',
  'privacy.stored.item.7':
    'Sessions: a hash of the key in your browser, when it began, when it was last used and when it ends, the browser, the system and the kind of device, and the city and country Cloudflare saw the sign-in come from. The network address is not kept.',
  'privacy.stored.item.8':
    'Sign-in with Google or GitHub, where this site offers it and you use it: the number and the name or address of your account there. Your password there and the keys to that account are not kept.',
  'privacy.stored.item.25':
    'Passkeys, if you add any: the public half of the key, the name you gave it, when it was added and last used. Your fingerprint, your face and the secret half never reach this site.',
  'privacy.stored.item.9':
    'Emails sent to you: kind, address and time. Their content is encrypted while they wait and erased once they’re sent. Links in them are stored as hashes only.',
  'privacy.stored.item.10':
    'Messages: what you and the other person write, and when it was sent, edited and read. They’re stored on the server for the two of you and aren’t end-to-end encrypted.',
  'privacy.stored.item.11':
    'Pictures in messages: re-encoded when you send them, without the metadata your camera wrote into them. A picture that isn’t sent with a message is deleted after a day.',
  'privacy.stored.item.12':
    'Presence: whether you’re here, what you chose to show (online, away or busy), and, to the minute, when you were last here.',
  'privacy.stored.item.13':
    'Notifications: who did what, when, and whether you’ve read it; how you want to be notified; and, for each browser where you turned push on, its address and keys.',
  'privacy.stored.item.14':
    'Charts of family and clients, if you add any: the name you gave, the birth data and the chart, when you confirmed that the person agrees, when you last opened the chart, your labels, and your notes, which are encrypted with a key the site holds. Up to 50; only you see them, unless you create a link to one: then anyone with the link sees the name, the chart and the birth data, and your name if they can see your profile, but not your notes or labels, until the link ends or you withdraw it. We store the link’s address encrypted, when it was created and when it ends, and the hour in which someone else last opened it, but not who. Each chart is erased as soon as you delete it, and all of them with your account.',
  'privacy.stored.item.15':
    'Connections: who you asked or who asked you, the note, when, and the outcome. Events: those you created, with their text and place, and those you registered for, and when.',
  'privacy.stored.item.16':
    'Love Compatibility, if you take part: since when; that you said you’re 18 or older, if you entered no birth date; who you’re interested in; whose analysis you opened this month; and, if you enter them, what you’re looking for, your filters, your age group and the one before it, and your languages and city. Your birth date is checked against the age of 18 each time. Percentages are computed when a page opens and aren’t stored.',
  'privacy.stored.item.17':
    'What you write for others: posts with their pictures and tags, comments, likes, who you follow, and the members and words you’ve muted.',
  'privacy.stored.item.18':
    'Your journal: its entries are encrypted with a key the site holds, and only you see them. How far you are on the learning path. If a device subscribes to your calendar, a hash of its address.',
  'privacy.stored.item.19':
    'Premium, if you buy it: your customer and subscription numbers at Stripe, how long it’s paid for, and the number, day and amount of each invoice with any refund or dispute. Card numbers never come here.',
  'privacy.stored.item.20': 'Your referral code, how many people joined with it, and what it earned you.',
  'privacy.stored.item.21':
    'Questions to the team with their answers; what you reported; what moderators decided about you, and your appeals.',
  'privacy.stored.item.22':
    'Tokens for the public API, if you create any: a hash of each, its name, what it can request, and the day of its last use. Birth data sent to the API isn’t kept.',
  'privacy.stored.item.23':
    'Consents: what you agreed to expressly (Love Compatibility, the journal, keeping its entries sealed, an immediate start of Premium), when, in which wording and language, and when you withdrew it.',
  'privacy.stored.item.24':
    'Withdrawals from a contract: the name, email address and order number you gave, when the statement arrived, the outcome, how much was refunded, and the number of the subscription at Stripe.',
  'privacy.visible.title': 'Who sees what',
  'privacy.visible.1': 'Every account starts with these settings, and you can change them under Settings → Privacy:',
  'privacy.visible.item.1': 'Profile: no one, until you choose who. Everyone is preselected.',
  'privacy.visible.item.2':
    'Chart: everyone sees type, strategy, authority, profile (like 5/1) and definition. If the chart is rare, its profile, its definition or both stay hidden, because they would make the birth date easier to work out. Your bodygraph would give the birth date away, so you decide whether to show it.',
  'privacy.visible.item.3': 'Birth data: only you.',
  'privacy.visible.item.4': 'Search engines: asked not to list your pages, until you allow it.',
  'privacy.visible.item.5':
    'Activity status: members see when you’re here and, for three days afterwards, that you were here recently. No one sees the exact time.',
  'privacy.visible.item.6': 'Read receipts: on. Others see how far you’ve read only if both of you have them on.',
  'privacy.visible.2':
    'Your chart and birth data are never visible to more people than your profile. People can still tell that your username exists. No one sees your email address.',
  'privacy.visible.6':
    'Your events are visible to their guests and to members who can see your profile. The same members see you among the guests of an event; on the waitlist only the host sees your name. Everyone else sees only how many people are going. The link of an online event goes to those who have a place.',
  'privacy.visible.7':
    'In Love Compatibility you’re visible only to members who take part themselves and can see your profile; no one is listed without asking to be. No one learns who you’re interested in unless it’s mutual: then you both do. What you’re looking for is on your card only if you choose to show it. Your age group, languages and city are on your card if you enter them. No one sees your filters, but people may notice that they don’t see you. If you leave, you disappear from the list, and your preferences and your interest in others are deleted.',
  'privacy.visible.3':
    'If you block someone, you don’t find each other here while signed in. Anyone signed out sees what you show to everyone. While your account is deactivated or waiting to be deleted, no one sees anything about you; your events are cancelled and their guests notified.',
  'privacy.visible.4':
    'The operator can reach what is stored, messages included, and looks at it only to keep the site running, to answer you, or where the law requires it.',
  'privacy.visible.5':
    'Messages and the pictures in them are only for the two of you: no one else can open them, not even with their address. A block closes the conversation and removes it from both lists.',
  'privacy.basis.title': 'Legal basis',
  'privacy.basis.1':
    'Account, birth data, chart and messages are needed to give you what you signed up for (performance of a contract, Article 6 GDPR). Anti-abuse limits and error logs keep the site safe (legitimate interest). Anything beyond that happens only if you agree, and you can take that back at any time.',
  'privacy.basis.2':
    'Love Compatibility and the journal can reveal something about your love life, your health or what you believe. They’re used only with your explicit consent (Article 9 GDPR). You’re asked for it before the first use, it’s recorded, and you can withdraw it under Settings → Privacy. If you withdraw it, you leave Love Compatibility, and your journal is deleted or, if you consent to that instead, stays stored and sealed.',
  'privacy.basis.3':
    'Birth data of other people is stored only with their permission, only for the member who entered it, and is deleted when that member or the person asks for it.',
  'privacy.place.title': 'Where it is',
  'privacy.place.1':
    'The site runs on Cloudflare: Workers compute, a D1 database holds the data, Durable Objects hold the messages, R2 storage holds photos and pictures. Cloudflare handles the data on the operator’s behalf, under its data processing terms, and may do so in other countries. As any host does, it sees the network address of each request.',
  'privacy.place.2':
    'Places of birth are looked up in the site’s own database, and fonts come from the site itself. No page loads anything from another company.',
  'privacy.place.3':
    'Emails are sent through Cloudflare’s email service. If you choose to sign in with Google or GitHub, your browser goes there, and they learn that you sign in here; this site asks them for your address and your name, nothing more.',
  'privacy.place.4':
    'If you turn push on, notifications go through the push service of your browser’s maker, encrypted so that only your browser can read them.',
  'privacy.place.5':
    'Premium is paid on Stripe’s own pages. Stripe gets your email address, your language and the number of your account here, and handles the payment and its invoices in its own right.',
  'privacy.safety.title': 'How it is protected',
  'privacy.safety.1':
    'On the internet this site uses encrypted connections only. Passwords are stored as scrypt hashes, session keys and links in emails as SHA-256 hashes, so no one can sign in with a copy of the database.',
  'privacy.safety.2':
    'Errors and some events are written to a log with a request number, the time and the address of the page, and never with passwords, messages or birth data.',
  'privacy.safety.3':
    'Attempts to sign in or register, and requests for a link, are counted by email and by network address, to slow down guessing. The counters hold hashes instead of the addresses and are deleted once their time is over.',
  'privacy.keep.title': 'How long it’s kept',
  'privacy.keep.1':
    'Account data is kept as long as the account. If you ask for its deletion, it’s deleted after 14 days, and everything listed under “What is stored” goes with it, except withdrawals from a contract. A session is kept until it ends, a record of an email for 7 days after it was sent, or 30 if it couldn’t be.',
  'privacy.keep.2':
    'The database and the messages can be restored to any moment in the last 30 days. After that time, deleted data is gone there too.',
  'privacy.keep.3':
    'A message is kept until its author deletes it, which removes it for both of you. If you delete your account, what you wrote and sent is erased from every conversation; what others wrote to you stays with them. Once both are gone, nothing is left of the conversation.',
  'privacy.keep.4':
    'Only the last time you were here is kept; each new one replaces it. It’s deleted with the account.',
  'privacy.keep.5':
    'A withdrawal from a contract is kept for {{withdrawalYears}} years as proof for both sides, with the name, email address and subscription number in it, but without a link to the account once the account is deleted.',
  'privacy.cookies.title': 'Cookies',
  'privacy.cookies.1': 'Only those that the site needs to work, which is why you aren’t asked about them:',
  'privacy.cookies.item.1':
    'Session: keeps you signed in. It ends after 14 days without use, and after 90 days in any case.',
  'privacy.cookies.item.2': 'Language: remembers your choice for a year. A copy is kept in the browser’s own storage.',
  'privacy.cookies.item.3': 'Theme: remembers light or dark for a year, if you chose one.',
  'privacy.cookies.item.15':
    'Time zone: remembers your device’s time zone for a year, so that pages show your time. If you keep a different zone in the settings, a second cookie remembers for a year that you were asked.',
  'privacy.cookies.item.4': 'Notice: carries a short text from one page to the next, encrypted, for five minutes.',
  'privacy.cookies.item.5': 'Referral: remembers the referral code in a member’s link for 30 days, until you register.',
  'privacy.cookies.item.6':
    'Birth data: if you press “Save chart” below a chart without an account, what you entered waits in your own browser for an hour, encrypted, until you register.',
  'privacy.cookies.item.7':
    'Chart view: remembers for a year whether lines, symbols and colours are shown, if you changed it.',
  'privacy.cookies.item.8':
    'Password link: holds the link you opened, encrypted, for ten minutes, so that it doesn’t stay in the address bar.',
  'privacy.cookies.item.9':
    'Address to confirm: where signing in asks for a confirmed address, holds yours for an hour, encrypted, so that the link can be sent again. Another one remembers that you dismissed the reminder, until the browser is closed.',
  'privacy.cookies.item.10':
    'Google and GitHub: if you sign in with them, ties their answer to your request and holds it, encrypted, until your account is created, for ten minutes at most.',
  'privacy.cookies.item.14':
    'Confirming it’s you: holds what you were about to do for ten minutes. While you’re asked for a passkey, it also notes for five minutes that your password was right. Both are encrypted.',
  'privacy.cookies.item.16':
    'Registration: not a cookie, but what you’ve typed, birth data included, waits in this tab, so that reloading doesn’t lose it. It goes when you register, sign in or close the tab, and isn’t used after an hour. Passwords are never stored.',
  'privacy.cookies.item.17':
    'Drafts: not a cookie, but messages, posts and comments you’ve started wait in their tab until you send or delete them, sign out or close the tab.',
  'privacy.cookies.item.11':
    'Messages on their way: not a cookie, but what you have sent waits in the browser’s own storage until the site has it.',
  'privacy.cookies.item.12':
    'Pages for reading offline: not a cookie, but your browser keeps your chart, the list of your messages and the last ten conversations you opened in its own storage. They are deleted when you sign out or your session ends, after 14 days without a visit at the latest.',
  'privacy.cookies.item.13':
    'Known device: remembers for half a year, encrypted, that you’ve signed in in this browser, so that other people’s wrong passwords don’t slow you down here. It signs no one in and stays after you sign out.',
  'privacy.rights.title': 'Your rights',
  'privacy.mail.title': 'Emails',
  'privacy.mail.1':
    'You get emails about your account: to confirm an address, to choose a new password, to confirm it’s you, when the password, the address or a way to sign in changes, and when the account is deactivated or about to be deleted; about Premium, if you have it; and when the team answers your question. Once your address is confirmed, you also get a digest of what happened around you, emails about your events and referrals, and the newsletter if you turn it on, each as set under Settings → Notifications; you can unsubscribe there or with the link in the email. They contain no advertising and nothing that shows whether you opened them.',
  'privacy.rights.1':
    'You can see what is stored about you, correct it, get a copy in a common format, have it deleted or its use restricted, and object to its use. You can do most of this yourself: the settings show and change it, and under Settings → Account you can download everything as one archive or have the account deleted.',
  'privacy.rights.2':
    'For anything else, write to the address below from the email address of your account. You’ll get an answer within a month, at no cost.',
  'privacy.rights.3': 'You can also complain to a data protection authority, for instance where you live.',
  'privacy.changes.title': 'Changes',
  'privacy.changes.1':
    'This page describes what the site does now. Before that changes in a way that matters, members are notified.',
}
