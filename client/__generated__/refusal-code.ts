export type RefusalCode =
  /** 401: Sign in first */
  | 'UNAUTHENTICATED'
  /** 403: This account may not do that */
  | 'FORBIDDEN'
  /** 404: Not found */
  | 'NOT_FOUND'
  /** 400: The input is not usable */
  | 'BAD_INPUT'
  /** 429: Too many attempts; try again later */
  | 'RATE_LIMITED'
  /** 400: Send an Idempotency-Key of 8 to 100 letters, digits or . _ : - */
  | 'IDEMPOTENCY_KEY_REQUIRED'
  /** 409: This Idempotency-Key was used for something else */
  | 'IDEMPOTENCY_KEY_REUSED'
  /** 409: This would exceed a limit of the account */
  | 'LIMIT_EXCEEDED'
  /** 409: There is no room for more */
  | 'LIST_FULL'
  /** 400: Nobody does that with themselves */
  | 'ONESELF'
  /** 413: The file is too large */
  | 'FILE_TOO_LARGE'
  /** 415: The file is not of a kind that can be used */
  | 'FILE_UNUSABLE'
  /** 409: This part begins elsewhere than what is here of the file ends: ask where, and go on there */
  | 'UPLOAD_OFFSET'
  /** 423: All of the file is here and is just handed over; ask again for the answer */
  | 'UPLOAD_ENDING'
  /** 422: What has come is not the file that was announced; send it anew */
  | 'UPLOAD_DAMAGED'
  /** 409: Another account is signed in than the caller believes */
  | 'ACCOUNT_CHANGED'
  /** 410: More has happened than is kept or can be caught up with: read the present state and begin anew */
  | 'TOO_FAR_BEHIND'
  /** 400: This asks for more at once than is given: ask for smaller pages or fewer fields */
  | 'QUERY_TOO_COSTLY'
  /** 400: The answer would be too large: ask for smaller pages or fewer fields */
  | 'ANSWER_TOO_LARGE'
  /** 503: The database is away and nothing was changed; try again */
  | 'UNAVAILABLE'
  /** 503: Files can be neither stored nor fetched now, and nothing was changed; try again */
  | 'FILES_UNAVAILABLE'
  /** 503: More is asked than can be answered now, and nothing was changed; try again */
  | 'OVERLOADED'
  /** 503: The database went away while it stored this: it has happened as a whole or not at all; the same Idempotency-Key tells which */
  | 'OUTCOME_UNKNOWN'
  /** 403: This account is suspended */
  | 'ACCOUNT_SUSPENDED'
  /** 403: This account is banned */
  | 'ACCOUNT_BANNED'
  /** 403: Nobody acts on their own account */
  | 'OWN_ACCOUNT'
  /** 403: A new administrator agrees to nothing for a day, and to nothing that was asked for before */
  | 'ADMINISTRATOR_NEW'
  /** 409: There is no second administrator: `gauntlet admin grant` on the server makes one */
  | 'NO_SECOND_ADMINISTRATOR'
  /** 409: The username is taken */
  | 'USERNAME_TAKEN'
  /** 400: A username has 3 to 20 letters, digits, dots, dashes or underscores, and imitates nobody */
  | 'USERNAME_UNUSABLE'
  /** 400: A display name has 1 to 30 characters */
  | 'DISPLAY_NAME_UNUSABLE'
  /** 400: The address is not an e-mail address */
  | 'EMAIL_UNUSABLE'
  /** 401: Invalid username or password */
  | 'INVALID_CREDENTIALS'
  /** 400: A password has 8 to 200 characters and is none of the common ones */
  | 'PASSWORD_UNUSABLE'
  /** 400: The two passwords differ */
  | 'PASSWORDS_DIFFER'
  /** 403: The current password is not right */
  | 'PASSWORD_WRONG'
  /** 400: The code is not right; `why` says of one that is right at another time whether it was `used`, or is `early` or `late` */
  | 'CODE_WRONG'
  /** 410: The code has expired */
  | 'CODE_EXPIRED'
  /** 429: Too many wrong codes; start again */
  | 'CODE_LOCKED'
  /** 410: This link was used or has expired */
  | 'RESET_LINK_SPENT'
  /** 401: A second factor is required */
  | 'TWO_FACTOR_REQUIRED'
  /** 403: Payments above $100 in 24 hours need two-factor authentication */
  | 'TWO_FACTOR_SETUP_REQUIRED'
  /** 409: Two-factor authentication is on already */
  | 'TWO_FACTOR_ON'
  /** 409: Two-factor authentication is not on */
  | 'TWO_FACTOR_OFF'
  /** 409: Staff need two-factor authentication */
  | 'STAFF_NEED_TWO_FACTOR'
  /** 400: The passkey could not be checked */
  | 'PASSKEY_REFUSED'
  /** 410: This proof has expired; begin again */
  | 'PROOF_EXPIRED'
  /** 403: Only active accounts of players can be seen as they see them */
  | 'INSPECTION_CLOSED'
  /** 403: Whoever sees what a player sees changes nothing */
  | 'INSPECTION_READS_ONLY'
  /** 403: Only the player reads this */
  | 'INSPECTION_HIDES'
  /** 409: Not enough money available to bet */
  | 'INSUFFICIENT_FUNDS'
  /** 400: The stake is outside the allowed bounds */
  | 'STAKE_OUT_OF_BOUNDS'
  /** 403: The player is taking a break */
  | 'PLAY_PAUSED'
  /** 409: This would exceed a limit that the player has set */
  | 'PLAY_LIMIT_REACHED'
  /** 409: A break cannot be shortened */
  | 'PAUSE_RUNNING'
  /** 409: There is money on the account */
  | 'MONEY_LEFT'
  /** 409: Battles of this account are still open */
  | 'BATTLES_OPEN'
  /** 409: The payment is not waiting for this any more */
  | 'PAYMENT_NOT_WAITING'
  /** 409: This payment method cannot be used for that */
  | 'METHOD_UNUSABLE'
  /** 409: A payment on this method is still under way */
  | 'METHOD_IN_USE'
  /** 409: A new payment method can receive money after 24 hours */
  | 'METHOD_COOLING'
  /** 409: No payout goes there until you have confirmed it anew */
  | 'METHOD_LOCKED'
  /** 409: The player has not confirmed this account since the password was reset */
  | 'PAYOUT_DOUBTED'
  /** 409: Payments in cryptocurrency are switched off */
  | 'CRYPTO_OFF'
  /** 409: Part of the balance is still within a dispute window */
  | 'FUNDS_LOCKED'
  /** 400: The amount is outside the allowed bounds */
  | 'AMOUNT_OUT_OF_BOUNDS'
  /** 403: Nobody decides about their own money */
  | 'OWN_MONEY'
  /** 409: A second administrator has to approve this one */
  | 'SECOND_ADMINISTRATOR'
  /** 409: Somebody else has resolved this alert */
  | 'ALERT_RESOLVED'
  /** 409: This alert ends with a decision of its own */
  | 'ALERT_UNDECIDED'
  /** 409: Spending BattleCoin is switched off */
  | 'REDEMPTION_OFF'
  /** 400: The terms must be accepted */
  | 'TERMS_REQUIRED'
  /** 400: There is no such referral code */
  | 'REFERRAL_UNKNOWN'
  /** 404: There is no registration waiting */
  | 'REGISTRATION_MISSING'
  /** 409: An earlier step of the onboarding is missing */
  | 'ONBOARDING_INCOMPLETE'
  /** 409: This round is over */
  | 'TUTORIAL_OVER'
  /** 409: The documents are being checked already */
  | 'VERIFICATION_PENDING'
  /** 409: The request has been decided already */
  | 'VERIFICATION_DECIDED'
  /** 403: One of the two has blocked the other */
  | 'BLOCKED'
  /** 409: The two are friends already */
  | 'ALREADY_FRIENDS'
  /** 409: The request waits for its answer already */
  | 'REQUEST_SENT'
  /** 409: This provider is not configured here */
  | 'PROVIDER_MISSING'
  /** 409: That account is linked to another player */
  | 'PROVIDER_ACCOUNT_TAKEN'
  /** 409: The region was chosen too recently */
  | 'REGION_FIXED'
  /** 403: Only the players of the battle, or who lost the match, may do that */
  | 'NOT_A_PARTICIPANT'
  /** 409: The contest is in dispute already */
  | 'ALREADY_DISPUTED'
  /** 409: The dispute has been decided */
  | 'DISPUTE_DECIDED'
  /** 409: Another moderator looks at the case; a senior moderator can take it over */
  | 'DISPUTE_TAKEN'
  /** 409: A side may still answer what the other one has shown; a decision waits for it */
  | 'ANSWER_DUE'
  /** 409: The case takes nothing new any more; only a side that is asked may answer */
  | 'EVIDENCE_CLOSED'
  /** 409: No result was reported that could be overturned */
  | 'NO_STANDING_RESULT'
  /** 400: Name one of the two players as the winner */
  | 'WINNER_REQUIRED'
  /** 403: An escalated dispute is decided by a senior moderator */
  | 'SENIOR_ONLY'
  /** 403: Nobody decides a dispute they are part of */
  | 'OWN_DISPUTE'
  /** 409: This cannot be decided over a contest of this kind */
  | 'DECISION_UNSUPPORTED'
  /** 409: A dismissed dispute is not raised again without a link that shows something new */
  | 'NEW_EVIDENCE_REQUIRED'
  /** 409: The dispute has not been decided yet */
  | 'DISPUTE_UNDECIDED'
  /** 409: This decision cannot be appealed */
  | 'DECISION_FINAL'
  /** 409: The decision has been appealed already */
  | 'ALREADY_APPEALED'
  /** 409: A decision can be appealed for 48 hours */
  | 'APPEAL_TOO_LATE'
  /** 403: An appeal is decided by somebody else than the decision was */
  | 'OWN_DECISION'
  /** 409: The community jury is switched off */
  | 'JURY_OFF'
  /** 409: Something keeps the player from serving as a juror */
  | 'JUROR_UNFIT'
  /** 409: The case does not wait for this juror any more */
  | 'SUMMONS_OVER'
  /** 409: There is no such draft */
  | 'BATTLE_NOT_DRAFT'
  /** 409: The battle is not waiting any more */
  | 'BATTLE_NOT_WAITING'
  /** 409: The battle is not active */
  | 'BATTLE_NOT_ACTIVE'
  /** 409: The time for this has passed */
  | 'BATTLE_OVER'
  /** 409: The seat is taken */
  | 'SEAT_TAKEN'
  /** 409: You cannot join your own battle */
  | 'OWN_BATTLE'
  /** 403: The invite code does not fit */
  | 'INVITE_CODE_WRONG'
  /** 409: Nobody has taken the second seat yet */
  | 'OPPONENT_MISSING'
  /** 400: A stream or recording link is required */
  | 'RECORDING_REQUIRED'
  /** 409: You have reported the result already */
  | 'ALREADY_REPORTED'
  /** 409: The invite is not waiting for an answer any more */
  | 'INVITE_NOT_PENDING'
  /** 409: The challenger cannot put in the stake at the moment */
  | 'SENDER_UNABLE'
  /** 409: A completed battle, and a ruling, can be disputed for 24 hours */
  | 'DISPUTE_TOO_LATE'
  /** 409: The queue is switched off */
  | 'MATCHMAKING_OFF'
  /** 409: The player is in the queue already */
  | 'ALREADY_QUEUED'
  /** 409: The player let a proposal pass and may queue again later */
  | 'QUEUE_COOL_DOWN'
  /** 400: The largest stake is below the smallest */
  | 'STAKE_RANGE'
  /** 409: The proposal is not open any more */
  | 'PROPOSAL_OVER'
  /** 401: No player has this key */
  | 'FEED_KEY_UNKNOWN'
  /** 409: Results are not taken from games here */
  | 'PROOF_OFF'
  /** 409: This game needs a linked account of its service */
  | 'GAME_ACCOUNT_MISSING'
  /** 409: Another player has linked this account */
  | 'GAME_ACCOUNT_TAKEN'
  /** 409: This game is not offered at the moment */
  | 'GAME_OFF'
  /** 409: This game is played in duels only */
  | 'ONLY_DUELS'
  /** 409: The game account cannot change while a battle runs */
  | 'GAME_ACCOUNT_BUSY'
  /** 409: A game server is named for a CS2 duel that waits or runs */
  | 'SERVER_NOT_FOR_BATTLE'
  /** 409: The team name is taken */
  | 'TEAM_NAME_TAKEN'
  /** 400: A team name has 3 to 30 characters and imitates nobody */
  | 'TEAM_NAME_UNUSABLE'
  /** 404: There is no such invite code */
  | 'TEAM_CODE_UNKNOWN'
  /** 409: A player is in one team at a time */
  | 'IN_A_TEAM'
  /** 403: This needs a team */
  | 'NOT_IN_A_TEAM'
  /** 403: Only the captain may do that */
  | 'CAPTAIN_ONLY'
  /** 409: The team has no place left */
  | 'TEAM_FULL'
  /** 409: A battle or a challenge of the team is still open */
  | 'TEAM_BUSY'
  /** 409: The team has changed since */
  | 'TEAM_CHANGED'
  /** 422: A rule about what is said here stopped the text */
  | 'MESSAGE_BLOCKED'
  /** 409: Staff were asked to look at this message before */
  | 'MESSAGE_APPEALED'
  /** 409: Staff are asked to look at a message within 24 hours */
  | 'MESSAGE_APPEAL_TOO_LATE'
  /** 409: Somebody has decided this appeal already */
  | 'MESSAGE_APPEAL_DECIDED'
  /** 409: Its author may not write there any more, or it is over */
  | 'MESSAGE_UNPOSTABLE'
  /** 403: Only staff may write here */
  | 'CHANNEL_READ_ONLY'
  /** 403: Whoever keeps order in this chat has muted the caller there */
  | 'CHAT_MUTED'
  /** 409: Somebody has decided this report already */
  | 'REPORT_DECIDED'
  /** 409: The mission is not completed */
  | 'MISSION_NOT_COMPLETED'
  /** 409: The reward has been claimed already */
  | 'MISSION_CLAIMED'
  /** 409: A completed mission can be claimed for seven days, which are over */
  | 'CLAIM_OVER'
  /** 409: Missions pay 500 BC a UTC day; `claimableAt` is when this reward can be claimed */
  | 'MISSION_CAP_REACHED'
  /** 409: A published mission counts the same to the same number and pays no less */
  | 'MISSION_PROMISED'
  /** 409: The mission has been changed since it was read */
  | 'MISSION_CHANGED'
  /** 409: Missions are set for the newest season until it ends, and for the one after it */
  | 'SEASON_SET_CLOSED'
  /** 409: A season has twelve missions at most */
  | 'SEASON_SET_FULL'
  /** 409: The cart is empty */
  | 'CART_EMPTY'
  /** 409: The product `name` is not sold */
  | 'PRODUCT_NOT_SOLD'
  /** 409: The player has `name` already, or more than one of it is in the cart */
  | 'ITEM_OWNED'
  /** 409: The cart costs `payCoins` and `payCents` now; nothing was paid */
  | 'PRICE_CHANGED'
  /** 409: The product has been changed since it was read */
  | 'PRODUCT_CHANGED'
  /** 409: The code does not apply; `reason` says why */
  | 'PROMO_UNUSABLE'
  /** 403: Crates are sold to verified players who are old enough and on no break, and not in every region */
  | 'CRATES_CLOSED'
  /** 409: The crate has been opened already */
  | 'CRATE_OPENED'
  /** 409: The commitment is not that of the next opening; ask for it again */
  | 'COMMITMENT_PASSED'
  /** 400: A gift needs the e-mail address of whoever gets it, and nothing else does */
  | 'GIFT_ADDRESS'
  /** 409: One gift of a kind is bought at a time */
  | 'GIFT_SINGLE'
  /** 409: The gift has been claimed, or its time is over */
  | 'GIFT_GONE'
  /** 409: The player has all that is in the gift */
  | 'GIFT_HAD'
  /** 409: Something of it was opened, claimed or is gone */
  | 'LINE_USED'
  /** 409: Its coins are not all there any more; an adjustment sets a balance right */
  | 'LINE_MONEY'
  /** 409: It was taken back already */
  | 'LINE_RETURNED'
  /** 409: No season runs */
  | 'SEASON_OVER'
  /** 409: The player has `missing` credits too few */
  | 'CREDITS_SHORT'
  /** 409: Nothing of the battle pass can be claimed */
  | 'PASS_NOTHING'
  /** 422: So many entrants cannot play this format; `max` is how many can */
  | 'CAPACITY_IMPOSSIBLE'
  /** 422: Registration opens before check-in, check-in before the start, and all of it lies ahead */
  | 'TIMES_IMPOSSIBLE'
  /** 409: The tournament was announced already */
  | 'TOURNAMENT_NOT_DRAFT'
  /** 409: The tournament is not running */
  | 'TOURNAMENT_NOT_RUNNING'
  /** 409: The tournament is over */
  | 'TOURNAMENT_OVER'
  /** 409: The prizes of the tournament were not paid yet */
  | 'TOURNAMENT_NOT_COMPLETED'
  /** 409: Matches would be left without a result, which has to be named too; `matches` are they */
  | 'TOURNAMENT_UNDECIDED'
  /** 409: All places are taken; with `mayWait` the caller stands on the waiting list */
  | 'TOURNAMENT_FULL'
  /** 409: The tournament takes no entries now, and gives up none */
  | 'REGISTRATION_CLOSED'
  /** 409: The caller takes part, or waits, already */
  | 'ALREADY_ENTERED'
  /** 409: The caller does not take part */
  | 'NOT_ENTERED'
  /** 403: The tournament is for those who know its code */
  | 'ENTRY_CODE_WRONG'
  /** 403: The tournament is for players of another region, for verified players, or for others than who put up its prize money */
  | 'ENTRY_NOT_ALLOWED'
  /** 409: The match does not wait for its players to come */
  | 'MATCH_NOT_CALLED'
  /** 409: The match is not being played */
  | 'MATCH_NOT_PLAYING'
  /** 409: The match cannot be played now */
  | 'MATCH_NOT_READY'
  /** 409: The match has another pair, or is played again, since it was read; or results differ */
  | 'MATCH_CHANGED'
  /** 422: A best of `bestOf` does not end with this score */
  | 'SCORE_IMPOSSIBLE'
  /** 422: A match of a bracket has a winner */
  | 'DRAW_NOT_ALLOWED'
  /** 409: The match has no result that could be undone */
  | 'NO_RESULT'
  /** 403: Whoever plays in a tournament, or put up its prize money, decides nothing of it */
  | 'OWN_MATCH'
  /** 403: Whoever shares a browser, a network, a payment method or a referral with somebody who plays for money decides nothing: staff do */
  | 'JUDGE_BOUND'
  /** 409: The organiser has not ruled the match */
  | 'NOT_RULED'
  /** 409: The result is contested, and staff alone decide it */
  | 'RULING_CONTESTED'
  /** 409: Teams enter the tournament: the captain names a line-up */
  | 'FOR_TEAMS'
  /** 409: Players enter the tournament, each for themselves */
  | 'FOR_PLAYERS'
  /** 422: A line-up has `size` players, the captain among them, each once and all of the team */
  | 'LINEUP_IMPOSSIBLE'
  /** 409: The line-up is another one by now, or the player of `userId` cannot take part */
  | 'LINEUP_CHANGED'
  /** 409: The player of `userId` stands in another line-up of the tournament */
  | 'IN_A_LINEUP'
  /** 409: The tournament is a draft, or its end is longer ago than a week */
  | 'TOURNAMENT_NOT_OPEN'
  /** 409: The prizes of the tournament are not held */
  | 'PRIZES_NOT_HELD'
  /** 403: A pool of this size is released by somebody else than whoever has held it */
  | 'HOLD_SECOND_PERSON'
  /** 409: Tournaments that the account organises or takes part in are not over */
  | 'TOURNAMENTS_OPEN'
  /** 409: No bets are taken on this any more */
  | 'MARKET_CLOSED'
  /** 409: The market is not in a state for this */
  | 'MARKET_NOT_OPEN'
  /** 409: So much cannot be taken on this side; `mostCents` can */
  | 'MARKET_FULL'
  /** 409: The odds have changed; the new ones are in `odds`, and `quote` takes them */
  | 'ODDS_CHANGED'
  /** 403: This account may not bet on this */
  | 'BET_BARRED'
  /** 409: You have bet on the other side */
  | 'BET_OTHER_SIDE'
  /** 409: This would be more than one player may put on one contest */
  | 'BET_LIMIT'
  /** 409: Somebody else has to agree */
  | 'FUND_SECOND_PERSON'
  /** 409: The fund does not hold so much free */
  | 'FUND_SHORT'
  /** 409: This request has been decided */
  | 'FUND_DECIDED'
  /** 409: The bet does not wait for staff */
  | 'BET_NOT_HELD'
  /** 403: This account may not stream now; `why` says more */
  | 'STREAM_NOT_ALLOWED'
  /** 409: This stream key cannot be shown any more; it can be replaced */
  | 'STREAM_KEY_UNREADABLE'
  /** 400: That is no address at which this platform takes streams */
  | 'SIMULCAST_ADDRESS_UNUSABLE'
  /** 409: Streams do not go to other platforms at the moment */
  | 'SIMULCAST_OFF'
  /** 409: The recording goes on; it can be deleted when the stream is over */
  | 'RECORDING_RUNNING'
  /** 400: Stream must have a title and selected game to go live */
  | 'STREAM_INCOMPLETE'
  /** 400: Select a challenge to enable betting features */
  | 'STREAM_NEEDS_BATTLE'
  /** 409: Only a public battle of your own that waits or runs can be shown on a stream */
  | 'STREAM_BATTLE_UNUSABLE'
  /** 409: Only what you play now or are called to, in a public tournament or the arcade, can be shown on a stream; and one at a time */
  | 'STREAM_CONTEST_UNUSABLE'
  /** 409: You are live already */
  | 'STREAM_RUNNING'
  /** 409: The stream is over */
  | 'STREAM_OVER'
  /** 409: As many streams are live as the platform carries */
  | 'STREAMS_FULL'
  /** 409: A platform has to be connected before a stream goes there */
  | 'SIMULCAST_UNCONNECTED'
  /** 409: The streamer takes no raids */
  | 'RAIDS_OFF'
  /** 409: The viewers of the stream are being sent elsewhere already */
  | 'RAID_RUNNING'
  /** 409: Nobody watches who could be sent elsewhere */
  | 'RAID_EMPTY'
  /** 403: The streamer does not allow clips */
  | 'CLIPS_OFF'
  /** 409: The stream is not recorded; there is nothing to clip */
  | 'CLIP_UNRECORDED'
  /** 409: Less than `seconds` seconds are recorded before this moment */
  | 'CLIP_TOO_SOON'
  /** 409: This moment is too long ago to be clipped */
  | 'CLIP_MOMENT_GONE'
  /** 409: The stream, or its streamer, has as many clips as are kept */
  | 'CLIPS_FULL'
  /** 409: Nothing of the stream is recorded that could be marked */
  | 'MARKER_UNRECORDED'
  /** 409: The recording has `most` markers; no more are kept */
  | 'MARKERS_FULL'
  /** 400: The game does not take this entry in this mode and currency */
  | 'ARCADE_ENTRY'
  /** 409: The game is played by another version of its rules; load it anew, or try again */
  | 'ARCADE_VERSION'
  /** 409: Another run is open; `openArcadeRun` answers it */
  | 'ARCADE_TICKET_OPEN'
  /** 409: The run has begun and counts */
  | 'ARCADE_RUN_BEGUN'
  /** 409: The run is over */
  | 'ARCADE_RUN_OVER'
  /** 409: The run has not begun */
  | 'ARCADE_NOT_BEGUN'
  /** 409: A battle is played live by two who both have a ticket that was not begun */
  | 'ARCADE_LIVE_OFF'
  /** 409: The secret of this stage is given out at `revealsAt` */
  | 'ARCADE_SECRET_EARLY'
  /** 409: The stage ends at `endsAt` and can be handed in then */
  | 'ARCADE_STAGE_EARLY'
  /** 409: The stage was handed in already, or comes too late, or after a later one */
  | 'ARCADE_STAGE_OVER'
  /** 403: The arcade is not played for money now */
  | 'ARCADE_CASH_OFF'
  /** 403: Play for money opens after `wins` more contests for coins that are won with the target */
  | 'ARCADE_CASH_LOCKED'
  /** 403: This game is played for money after `runs` more rated runs of it */
  | 'ARCADE_CASH_RUNS'
  /** 403: Staff do not play for money */
  | 'ARCADE_CASH_STAFF'
  /** 403: Only verified players play for money, since it asks for an age that is proven */
  | 'ARCADE_CASH_UNVERIFIED'
  /** 403: The caller has chosen no region, and money is not played for in every one */
  | 'ARCADE_CASH_NO_REGION'
  /** 403: The arcade is not played for money in the region of the caller */
  | 'ARCADE_CASH_REGION'
  /** 403: The documents of the caller prove no age from which money is played for in the region */
  | 'ARCADE_CASH_AGE'
  /** 400: A battle for coins can be offered to another player who may be met, and to nobody else */
  | 'ARCADE_INVITE'
  /** 409: The battle is not open to you any more */
  | 'ARCADE_INVITE_OVER'
  /** 409: Three battles a UTC day between the same two that name each other */
  | 'ARCADE_INVITES_OVER'
  /** 409: The contest does not wait for a decision */
  | 'ARCADE_NOT_HELD'
  /** 409: The bracket is full and has begun, or it is over */
  | 'ARCADE_BRACKET_BEGUN'
  /** 409: The caller has no pair to play in this bracket now */
  | 'ARCADE_BRACKET_WAIT'
  /** 409: One run a day counts on the board of a game, and the caller has played it */
  | 'ARCADE_DAILY_PLAYED'
  /** 409: Free mode opens once nine other players have runs to measure by */
  | 'FREE_MODE_CLOSED'
  /** 409: Ten runs of free mode a UTC day; the next day begins at `resetsAt` */
  | 'FREE_RUNS_OVER'
  /** 403: The key was not given the scopes that this needs */
  | 'SCOPE_REQUIRED'
  /** 403: No key may do this: sign in */
  | 'CLOSED_TO_KEYS'
  /** 409: This would exceed what may be staked with the key on one day */
  | 'KEY_STAKE_REACHED'
  /** 400: The address must be https, at its usual port, under a name of the open internet */
  | 'ADDRESS_NOT_PUBLIC'
  /** 409: This delivery waits for its turn already */
  | 'DELIVERY_WAITS'
  /** 409: This plugin is connected already */
  | 'PLUGIN_CONNECTED'
  /** 409: Another key has taken the place of this one */
  | 'KEY_REPLACED'
  /** 409: This sponsored challenge cannot be accepted any more */
  | 'CAMPAIGN_CLOSED'
  /** 409: All places of this sponsored challenge are taken */
  | 'CAMPAIGN_FULL'
  /** 403: Nobody takes part in what they set up, or decides about their own */
  | 'CAMPAIGN_OWN'
  /** 409: The sponsored challenge is not in a state for this */
  | 'CAMPAIGN_CHANGED'
  /** 409: Somebody else than who booked the sponsor’s money has to announce it */
  | 'CAMPAIGN_SECOND_PERSON'
  /** 409: The sponsor’s money does not cover all payouts; `missingCents` are missing */
  | 'SPONSOR_SHORT'
  /** 409: It has to be your own, of this game, begun after you accepted, and settled */
  | 'EXHIBIT_UNFIT'
  /** 409: You have shown this for another sponsored challenge */
  | 'EXHIBIT_USED'
  /** 409: The deadline of this sponsored challenge has passed, or you are not at it */
  | 'ACCEPTANCE_OVER'
  /** 409: This waits for a decision, or has been decided */
  | 'ACCEPTANCE_DECIDED'
  /** 409: A colleague looks after this ticket */
  | 'TICKET_TAKEN'
  /** 409: Something was written in this ticket that the caller has not read */
  | 'TICKET_MOVED_ON'
  /** 409: The ticket is solved already */
  | 'TICKET_SOLVED'
  /** 409: A colleague looks after this case */
  | 'RISK_CASE_TAKEN'
  /** 409: The case has signals that the caller has not seen */
  | 'RISK_CASE_MOVED_ON'
  /** 409: The case is not in a state for this */
  | 'RISK_CASE_STATE'
  /** 403: The caller is part of this case */
  | 'RISK_CASE_OWN'
  /** 409: Web Push is not configured here */
  | 'PUSH_OFF'
  /** 409: An archive is being prepared already */
  | 'EXPORT_RUNNING'
  /** 409: Somebody has decided this adjustment already */
  | 'ADJUSTMENT_DECIDED'
  /** 409: This was decided, has lapsed, or would change something that is different by now */
  | 'APPROVAL_OVER'
  /** 409: The same waits for a second administrator already */
  | 'APPROVAL_WAITING'
  /** 400: A setting does not take this value: `data` says which, its least and most, or the words that it is made of */
  | 'SETTING_UNUSABLE'
  /** 503: Gauntlet is under maintenance: everything can be read, nothing changed */
  | 'UNDER_MAINTENANCE'
  /** 409: This maintenance has ended or was called off */
  | 'MAINTENANCE_OVER'
  /** 409: This server is a sample: there is no process behind it */
  | 'SAMPLE_SERVER'
  /** 409: No such server answers now */
  | 'SERVER_SILENT'
  /** 409: Nobody would start a server again: SUPERVISED is not set where it runs */
  | 'NO_SUPERVISOR'
  /** 409: An operation of this kind is under way */
  | 'OPERATION_UNDER_WAY'
  /** 409: This operation is over, or nobody confirmed it in time */
  | 'OPERATION_OVER'
  /** 409: The operator has named no folder for backups */
  | 'NO_BACKUP_FOLDER'
  /** 409: The server that answers does not see this backup */
  | 'BACKUP_NOT_HERE'
  /** 400: A report covers at most 366 days and 2,000 rows: ask for a shorter period */
  | 'REPORT_TOO_LONG'
  /** 400: A file of the audit log has at most 20,000 lines: search for a person or an action */
  | 'AUDIT_TOO_LONG'
  /** 409: Reports are sent to active members of the staff alone */
  | 'NOT_STAFF'
  /** 409: Only verified players become VIPs */
  | 'VIP_UNVERIFIED'
  /** 409: You keep another view of this table under this name */
  | 'VIEW_NAME_TAKEN'
  /** 409: As many views are kept as there may be: 50 of your own, 200 shared by all */
  | 'TOO_MANY_VIEWS'
  /** 400: the document or its variables are wrong */
  | 'GRAPHQL_PARSE_FAILED'
  /** 400: the document or its variables are wrong */
  | 'GRAPHQL_VALIDATION_FAILED'
  /** 400: the document or its variables are wrong */
  | 'BAD_USER_INPUT'
  /** 400: the document or its variables are wrong */
  | 'BAD_REQUEST'
  /** 400: the document or its variables are wrong */
  | 'OPERATION_RESOLUTION_FAILURE'
  /** 400: the document or its variables are wrong */
  | 'PERSISTED_QUERY_NOT_FOUND'
  /** 400: the document or its variables are wrong */
  | 'PERSISTED_QUERY_NOT_SUPPORTED';
