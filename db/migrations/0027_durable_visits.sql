-- By hand. Stores events as store_visits does, and returns once they are durable. The lock ends with the first commit, which does
-- not wait for the disk, so that the next group is counted meanwhile. The second commit waits for everything written before it,
-- the first included: on this server's disk, and on a synchronous standby where there is one. Both are on one connection: if the
-- server dies between them, the caller gets an error.
create or replace procedure store_visits_durably(
  words text[], devices text[], widths smallint[], agents integer[],
  sessions uuid[], moments timestamptz[], entries integer[], pages integer[], sources integer[], browsers integer[],
  labels integer[], numbers integer[], origins integer[], campaigns integer[], countries text[]
) language plpgsql as $$
begin
  perform set_config('synchronous_commit', 'off', true);
  perform store_visits(
    words, devices, widths, agents, sessions, moments, entries, pages, sources, browsers, labels, numbers, origins, campaigns,
    countries);
  commit;
  -- A transaction that writes nothing waits for nothing.
  perform pg_logical_emit_message(true, 'visits', '');
end $$;
