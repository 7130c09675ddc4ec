ALTER TABLE `posts` ADD `language` text GENERATED ALWAYS AS (CASE WHEN content GLOB '*[а-яА-ЯёЁ]*' THEN 'ru' WHEN content GLOB '*[a-zA-Z]*' THEN 'en' END) VIRTUAL;--> statement-breakpoint
CREATE INDEX `posts_language` ON `posts` (`language`,`created_at`,`id`) WHERE "posts"."state" = 'shown';--> statement-breakpoint
ALTER TABLE `users` ADD `reads_languages` text;