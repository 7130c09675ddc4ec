-- Rare cores fit so few days of birth that the profile, the definition or both are withheld: only people who may see more than the
-- core see them. These are the rows of app/domain/human-design/published-core.ts; a test keeps the two the same.
CREATE VIEW `rare_cores` AS SELECT `column1` AS `type`, `column2` AS `authority`, `column3` AS `definition`,
  `column4` AS `withheld` FROM (VALUES
  ('generator', 'sacral', 'triple_split', 'definition'),
  ('generator', 'sacral', 'quadruple_split', 'definition'),
  ('generator', 'emotional', 'quadruple_split', 'profile'),
  ('manifesting_generator', 'sacral', 'triple_split', 'both'),
  ('manifesting_generator', 'sacral', 'quadruple_split', 'both'),
  ('manifesting_generator', 'emotional', 'quadruple_split', 'profile'),
  ('manifestor', 'emotional', 'triple_split', 'both'),
  ('manifestor', 'emotional', 'quadruple_split', 'both'),
  ('manifestor', 'splenic', 'split', 'profile'),
  ('manifestor', 'splenic', 'triple_split', 'profile'),
  ('manifestor', 'ego_manifested', 'single', 'profile'),
  ('manifestor', 'ego_manifested', 'split', 'profile'),
  ('projector', 'emotional', 'triple_split', 'definition'),
  ('projector', 'emotional', 'quadruple_split', 'definition'),
  ('projector', 'splenic', 'triple_split', 'profile'),
  ('projector', 'ego_projected', 'single', 'profile'),
  ('projector', 'ego_projected', 'split', 'profile'),
  ('projector', 'self_projected', 'split', 'profile'));
--> statement-breakpoint
DROP VIEW `directory_rows`;
--> statement-breakpoint
CREATE VIEW `directory_rows` AS SELECT `id`, `member_id`, `title`, `body`,
  CASE `open` WHEN 0 THEN '' WHEN 1 THEN replace(`told`, '~', 'o') WHEN 2 THEN replace(`told` || `published`, '~', 'o')
    WHEN 3 THEN replace(`told` || `core` || `charted`, '~', 'o') ELSE replace(`told` || `core` || `charted` || `gated`, '~', 'o') END
  || iif(`known` = `open`, '', CASE `known` WHEN 0 THEN '' WHEN 1 THEN replace(`told`, '~', 'c') WHEN 2 THEN replace(`told` || `published`, '~', 'c')
    WHEN 3 THEN replace(`told` || `core` || `charted`, '~', 'c') ELSE replace(`told` || `core` || `charted` || `gated`, '~', 'c') END ) AS `facts`
FROM (SELECT e.`id`, u.`id` AS `member_id`, coalesce(t.`title`, '') AS `title`, coalesce(t.`body`, '') AS `body`,
    u.`is_active` * (u.`profile_visibility` IN ('everyone', 'community')) * (1 + (u.`chart_visibility` = 'everyone')
      * (CASE WHEN u.`birth_visibility` = 'everyone' OR u.`chart_detail` = 'gates' THEN 3 WHEN u.`chart_detail` = 'channels' THEN 2 ELSE 1 END)) AS `open`,
    u.`is_active` * (u.`profile_visibility` IN ('everyone', 'community', 'connections')) * (1 + (u.`chart_visibility` IN ('everyone', 'connections'))
      * (CASE WHEN u.`birth_visibility` IN ('everyone', 'connections') OR u.`chart_detail` = 'gates' THEN 3 WHEN u.`chart_detail` = 'channels' THEN 2 ELSE 1 END)) AS `known`,
    ' ~all ~l' || u.`language` || iif(u.`is_verified`, ' ~v', '') || iif(u.`is_practitioner`, ' ~w', '') || coalesce(' ~n' || t.`country`, '') AS `told`,
    coalesce(' ~t' || replace(u.`hd_type`, '_', ''), '') || coalesce(' ~a' || replace(u.`hd_authority`, '_', ''), '')
      || coalesce(' ~p' || replace(u.`hd_profile`, '/', ''), '') || coalesce(' ~d' || replace(u.`hd_definition`, '_', ''), '') AS `core`,
    coalesce(' ~t' || replace(u.`hd_type`, '_', ''), '') || coalesce(' ~a' || replace(u.`hd_authority`, '_', ''), '')
      || iif(r.`withheld` IN ('profile', 'both'), '', coalesce(' ~p' || replace(u.`hd_profile`, '/', ''), ''))
      || iif(r.`withheld` IN ('definition', 'both'), '', coalesce(' ~d' || replace(u.`hd_definition`, '_', ''), '')) AS `published`,
    coalesce((SELECT group_concat(' ~c' || replace(`key`, '_', ''), '') FROM json_each(u.`hd_centers`) WHERE `value`), '')
      || coalesce((SELECT group_concat(' ~k' || replace(`value`, '-', 'x'), '') FROM json_each(u.`hd_channels`)), '') AS `charted`,
    coalesce((SELECT group_concat(' ~g' || `gate`, '') FROM (
      SELECT json_extract(`value`, '$.gate') AS `gate` FROM json_each(u.`hd_gates`, '$.conscious')
      UNION SELECT json_extract(`value`, '$.gate') FROM json_each(u.`hd_gates`, '$.unconscious'))), '')
      || coalesce((SELECT group_concat(' ~h' || h.`column1`, '') FROM (SELECT ',' || group_concat(`gate`) || ',' AS `list` FROM (
      SELECT json_extract(`value`, '$.gate') AS `gate` FROM json_each(u.`hd_gates`, '$.conscious')
      UNION SELECT json_extract(`value`, '$.gate') FROM json_each(u.`hd_gates`, '$.unconscious'))) AS g CROSS JOIN (VALUES
      (0, 1, 8), (1, 8, 1), (2, 2, 14), (3, 14, 2), (4, 3, 60), (5, 60, 3),
      (6, 4, 63), (7, 63, 4), (8, 5, 15), (9, 15, 5), (10, 6, 59), (11, 59, 6),
      (12, 7, 31), (13, 31, 7), (14, 9, 52), (15, 52, 9), (16, 10, 20), (17, 20, 10),
      (18, 10, 34), (19, 34, 10), (20, 10, 57), (21, 57, 10), (22, 11, 56), (23, 56, 11),
      (24, 12, 22), (25, 22, 12), (26, 13, 33), (27, 33, 13), (28, 16, 48), (29, 48, 16),
      (30, 17, 62), (31, 62, 17), (32, 18, 58), (33, 58, 18), (34, 19, 49), (35, 49, 19),
      (36, 20, 34), (37, 34, 20), (38, 20, 57), (39, 57, 20), (40, 21, 45), (41, 45, 21),
      (42, 23, 43), (43, 43, 23), (44, 24, 61), (45, 61, 24), (46, 25, 51), (47, 51, 25),
      (48, 26, 44), (49, 44, 26), (50, 27, 50), (51, 50, 27), (52, 28, 38), (53, 38, 28),
      (54, 29, 46), (55, 46, 29), (56, 30, 41), (57, 41, 30), (58, 32, 54), (59, 54, 32),
      (60, 34, 57), (61, 57, 34), (62, 35, 36), (63, 36, 35), (64, 37, 40), (65, 40, 37),
      (66, 39, 55), (67, 55, 39), (68, 42, 53), (69, 53, 42), (70, 47, 64), (71, 64, 47)) AS h
      WHERE instr(g.`list`, ',' || h.`column2` || ',') AND NOT instr(g.`list`, ',' || h.`column3` || ',')), '') AS `gated`
  FROM `search_entries` AS e
  JOIN `users` AS u ON u.`id` = e.`ref_id`
  LEFT JOIN `directory_texts` AS t ON t.`entry_id` = e.`id`
  LEFT JOIN `rare_cores` AS r ON r.`type` = u.`hd_type` AND r.`authority` = u.`hd_authority` AND r.`definition` = u.`hd_definition`
  WHERE e.`kind` = 'member');
--> statement-breakpoint
-- The directory holds facts that are now withheld: it is emptied and filled again in pieces (app/data/directory-fill.server.ts).
DROP TABLE `directory`;
--> statement-breakpoint
CREATE VIRTUAL TABLE `directory` USING fts5(`title`, `body`, `facts`, content='', contentless_delete=1, detail='column', tokenize="unicode61 remove_diacritics 2 categories 'L* N* M* Co'", prefix='2 3 4 5 6 7 8 9 10 11 12');
--> statement-breakpoint
INSERT INTO `site_counts` (`name`, `value`, `counted_at`)
SELECT 'directory.waiting', '{"createdAt":9007199254740991,"id":""}', unixepoch() * 1000 WHERE EXISTS (SELECT 1 FROM `users`)
ON CONFLICT (`name`) DO UPDATE SET `value` = excluded.`value`;
