UPDATE `users` SET `time_zone` = (SELECT `time_zone` FROM `notification_settings` WHERE `user_id` = `users`.`id`)
WHERE `id` IN (SELECT `user_id` FROM `notification_settings`);