-- The second wall of what the operator's people keep among themselves: beside the wall between merchants, a merchant's
-- transaction sees and writes no note, and no file of one.
create policy notes_are_ours on ticket_message as restrictive using (
  kind <> 'note' or (select current_setting('app.scope', true)) = 'platform'
);--> statement-breakpoint
create policy notes_are_ours on ticket_file as restrictive using (
  not is_of_note or (select current_setting('app.scope', true)) = 'platform'
);
