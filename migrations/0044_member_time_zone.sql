UPDATE `users` SET `time_zone` = (
	SELECT `settings`.`time_zone` FROM `notification_settings` AS `settings`
	WHERE `settings`.`user_id` = `users`.`id` AND NOT (`settings`.`time_zone` = 'UTC' AND `users`.`time_zone` IS NULL)
)
WHERE `time_zone` IS NOT NULL OR `id` IN (SELECT `user_id` FROM `notification_settings`);
