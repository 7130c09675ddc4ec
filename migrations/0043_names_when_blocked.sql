ALTER TABLE `blocks` ADD `blocked_username` text;
--> statement-breakpoint
ALTER TABLE `blocks` ADD `blocked_name` text;
--> statement-breakpoint
UPDATE `blocks` SET
	`blocked_username` = (SELECT `username` FROM `users` WHERE `users`.`id` = `blocks`.`blocked_id`),
	`blocked_name` = (
		SELECT `full_name` FROM `users` WHERE `users`.`id` = `blocks`.`blocked_id`
		AND `users`.`is_active` = 1 AND `users`.`profile_visibility` IN ('everyone', 'community')
	);
