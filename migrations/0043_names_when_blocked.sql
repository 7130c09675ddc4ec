ALTER TABLE `blocks` ADD `blocked_username` text;
--> statement-breakpoint
ALTER TABLE `blocks` ADD `blocked_name` text;
--> statement-breakpoint
UPDATE `blocks` SET (`blocked_username`, `blocked_name`) = (
	SELECT `username`, `full_name` FROM `users` WHERE `users`.`id` = `blocks`.`blocked_id`
);
