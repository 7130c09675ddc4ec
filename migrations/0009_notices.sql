ALTER TABLE `notifications` ADD `push_left` text;--> statement-breakpoint
ALTER TABLE `users` ADD `time_zone` text;