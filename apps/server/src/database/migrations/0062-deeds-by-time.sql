-- The numbers of the last days are counted every hour and at each start: what was done since then must be found without reading what was done before.
create index achievements_earned_at on achievements (earned_at);
create index chat_messages_asked_at on chat_messages (at) where role = 'user';
