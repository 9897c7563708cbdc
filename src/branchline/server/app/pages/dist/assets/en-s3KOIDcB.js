var e=`<h1 id="the-rules-of-branchline">The rules of Branchline</h1>
<p>Branchline comes with four boards of one family of railway board games: <strong>United States</strong>, <strong>Europe</strong>, <strong>Poland</strong> and
<strong>Nordic Countries</strong>. A server may have other boards too, which combine the rules of these four. Players collect colour
cards, spend them to claim routes between cities, and try to connect the pairs of cities named on their secret tickets.
Whoever has the most points at the end wins.</p>
<h2 id="contents">Contents</h2>
<ul>
<li><a href="#the-words-used">The words used</a></li>
<li><a href="#all-boards">All boards (G1–G20)</a></li>
<li><a href="#united-states">United States (U1–U3)</a></li>
<li><a href="#europe">Europe (E1–E15)</a>, with <a href="#worked-example-a-tunnel">a worked tunnel</a> and
<a href="#worked-example-stations">a worked station</a></li>
<li><a href="#poland">Poland (P1–P10)</a>, with <a href="#worked-examples-country-cards">worked country cards</a></li>
<li><a href="#nordic-countries">Nordic Countries (N1–N12)</a>, with <a href="#worked-example-a-ferry">a worked ferry</a> and
<a href="#worked-example-murmansklieksa">the Murmansk–Lieksa route</a></li>
<li><a href="#decisions">Decisions (D1–D22)</a></li>
<li><a href="#how-to-read-the-ids">How to read the ids</a></li>
<li><a href="#about-these-rules">About these rules</a></li>
</ul>
<h2 id="the-words-used">The words used</h2>
<ul>
<li><strong>Card</strong>: a train card, which is either a colour card or a locomotive.</li>
<li><strong>Colour card</strong>: a card of one of the eight colours.</li>
<li><strong>Locomotive</strong>: the wild card.</li>
<li><strong>Deck</strong>: the face-down cards that are drawn from, seen by nobody. <strong>Face-up cards</strong>: the cards lying face up
beside the deck. <strong>Discards</strong>: the cards that have been discarded and have not yet become the deck again.</li>
<li><strong>Route</strong>: one claimable line of spaces between two cities. <strong>Length</strong>: the number of its spaces.</li>
<li><strong>Double route</strong>: two routes that connect the same two cities.</li>
<li><strong>Trains</strong>: a player&#39;s plastic train cars.</li>
<li><strong>Ticket</strong>: a destination ticket, which names two cities and a value. <strong>Ticket deck</strong>: the tickets yet to be drawn.
<strong>Offer</strong>: the tickets that a player is given to choose from.</li>
<li><strong>Seat</strong>: a player&#39;s place at the table. <strong>Round</strong>: one turn of every player.</li>
</ul>
<p>A ticket&#39;s value is the one printed on it. It is not always the shortest distance between its cities.</p>
<h2 id="all-boards">All boards</h2>
<table>
<thead>
<tr>
<th>id</th>
<th>rule</th>
</tr>
</thead>
<tbody><tr id="G1">
<th scope="row">G1</th>
<td>There are 110 cards: 14 locomotives, and 12 cards in each of the eight colours purple, blue, orange, white, green, yellow, black and red.</td>
</tr>
<tr id="G2">
<th scope="row">G2</th>
<td>To set up, the cards are shuffled, each player is dealt 4, and 5 are turned up as the face-up cards; G8 applies to these first five too. The remaining cards are the deck. Players look at their cards and at the face-up cards before choosing tickets. There is no limit to the cards in a hand.</td>
</tr>
<tr id="G3">
<th scope="row">G3</th>
<td>All players are given their board&#39;s ticket offer at once. They choose in secret and simultaneously. A ticket once kept stays with its player until the game ends. There is no limit to the tickets held. Tickets are secret until the final scoring.</td>
</tr>
<tr id="G4">
<th scope="row">G4</th>
<td>The first player is the seat named by the host; if the host names none, it is drawn at random. (The books let the most travelled player begin.) From there the turn passes from seat to seat round the table.</td>
</tr>
<tr id="G5">
<th scope="row">G5</th>
<td>A turn consists of exactly one action: drawing cards, claiming a route, or drawing tickets. Europe has a fourth: building a station.</td>
</tr>
<tr id="G6">
<th scope="row">G6</th>
<td>Drawing cards means taking two, each of them either one of the face-up cards or the unseen top card of the deck. When a face-up card is taken, it is replaced from the deck immediately, before the second card is chosen.</td>
</tr>
<tr id="G7">
<th scope="row">G7</th>
<td>A face-up locomotive may be taken only as the first card, and it is then the entire draw: there is no second card. As a second card it is never allowed, even if it was turned up only a moment ago. A locomotive that comes from the top of the deck counts as one card like any other. (Nordic differs: N2.)</td>
</tr>
<tr id="G8">
<th scope="row">G8</th>
<td>Whenever 3 or more of the face-up cards are locomotives, all of the face-up cards go to the discards and five new cards are turned up in their place. This is repeated for as long as 3 or more of the new cards are locomotives. (Nordic differs: N3. Limits: D1.)</td>
</tr>
<tr id="G9">
<th scope="row">G9</th>
<td>The moment the last card leaves the deck, even halfway through an action, the discards lying there at that moment are shuffled and become the new deck. If there are no discards, gaps among the face-up cards stay unfilled. As soon as there are discards again, these become the deck, the gaps are filled from it, and after that G8 is checked.</td>
</tr>
<tr id="G10">
<th scope="row">G10</th>
<td>When no card at all can be drawn, drawing cards is not available and the player must take another action. D10 says when that is so.</td>
</tr>
<tr id="G11">
<th scope="row">G11</th>
<td>A player may claim any open route, whether or not it connects with that player&#39;s other routes: one route per turn, all of it at once. It costs as many cards as its length, and the same number of trains is placed on it; a player with fewer trains left than that cannot claim it. The cards paid are discarded.</td>
</tr>
<tr id="G12">
<th scope="row">G12</th>
<td>A coloured route is paid for with cards of its colour, a grey route with cards of any one colour. A locomotive can stand for any colour, and a payment of nothing but locomotives is valid. (Nordic restricts this: N4.)</td>
</tr>
<tr id="G13">
<th scope="row">G13</th>
<td>No player can ever hold both routes of a double route.</td>
</tr>
<tr id="G14">
<th scope="row">G14</th>
<td>When there are few players, each double route has room for one claim: as soon as one of the two is claimed, by whichever player, the other is closed to everybody. &quot;Few&quot; means 2 or 3 players (in Nordic only 2: N6). Routes that run next to each other for part of the way but connect different cities are not a double route. (Routes into countries in Poland: P4.)</td>
</tr>
<tr id="G15">
<th scope="row">G15</th>
<td>A claim scores at once by the route&#39;s length, as printed on the boards: length 1 scores 1 point, 2 scores 2, 3 scores 4, 4 scores 7, 5 scores 10, 6 scores 15, 8 scores 21, 9 scores 27.</td>
</tr>
<tr id="G16">
<th scope="row">G16</th>
<td>Drawing tickets means taking the top 3 of the ticket deck, or all of them if fewer remain, and keeping at least one. The action is not available when none remain. Tickets not kept go to the bottom of the ticket deck (in Nordic they leave the game: N8).</td>
</tr>
<tr id="G17">
<th scope="row">G17</th>
<td>The end is triggered when a player finishes a turn with 2 or fewer trains. Every player then has one more turn, starting with the next seat and finishing with the player who triggered it; after that the game is over. The end is triggered only once. Every action is allowed in the last turns.</td>
</tr>
<tr id="G18">
<th scope="row">G18</th>
<td>In the final scoring, each completed ticket adds its value and each ticket not completed subtracts its value. A ticket is completed if the player&#39;s own routes connect its two cities. (Stations in Europe: E11.) The bonuses of the board follow. A total may be negative.</td>
</tr>
<tr id="G19">
<th scope="row">G19</th>
<td>Longest path, in United States, Europe and Poland: 10 points go to the player whose own trains form the longest unbroken path, measured by the number of trains in it. The path may cross itself and may come to a city more than once, but it uses no route twice. If several players tie, each of them gets the 10 points. (At least one route: D4. Poland: D9.)</td>
</tr>
<tr id="G20">
<th scope="row">G20</th>
<td>The player with the most points wins. A tie is broken by the criteria of the board, applied in their order, each among those still tied. Players still tied after the last criterion share the victory.</td>
</tr>
</tbody></table>
<h2 id="united-states">United States</h2>
<table>
<thead>
<tr>
<th>id</th>
<th>rule</th>
</tr>
</thead>
<tbody><tr id="U1">
<th scope="row">U1</th>
<td>For 2 to 5 players. Each has 45 trains. There are 30 tickets.</td>
</tr>
<tr id="U2">
<th scope="row">U2</th>
<td>The ticket offer is 3 tickets, of which at least 2 are kept. Those returned go to the bottom of the ticket deck. (Their order: D12.)</td>
</tr>
<tr id="U3">
<th scope="row">U3</th>
<td>Ties are broken by more completed tickets; after that, by holding the longest-path bonus.</td>
</tr>
</tbody></table>
<h2 id="europe">Europe</h2>
<table>
<thead>
<tr>
<th>id</th>
<th>rule</th>
</tr>
</thead>
<tbody><tr id="E1">
<th scope="row">E1</th>
<td>For 2 to 5 players. Each has 45 trains and 3 stations. There are 46 tickets, of which 6 are long and 40 regular.</td>
</tr>
<tr id="E2">
<th scope="row">E2</th>
<td>The ticket offer is 1 long and 3 regular tickets. At least 2 of these four are kept, no matter which. Those returned leave the game unseen, and so do the long tickets that were not dealt. All later draws are from the regular tickets alone.</td>
</tr>
<tr id="E3">
<th scope="row">E3</th>
<td>Ferries are routes over water that show one or more locomotive symbols; on this board all of them are grey. Among the cards paid there must be at least as many locomotives as symbols. The remaining cards are as for any route of that colour.</td>
</tr>
<tr id="E4">
<th scope="row">E4</th>
<td>Tunnels: the player lays down the payment first, and then turns up the top 3 cards of the deck. Each of these that is a locomotive, or has the colour of the colour cards laid, means that one more card is owed: a card of that colour or a locomotive. In a grey tunnel, too, the colour is that of the colour cards laid. If nothing is owed, the route is claimed.</td>
</tr>
<tr id="E5">
<th scope="row">E5</th>
<td>The player may decline to pay what is owed, whether able to pay it or not. The payment then returns to the hand and the turn is over.</td>
</tr>
<tr id="E6">
<th scope="row">E6</th>
<td>If nothing but locomotives was laid, only the locomotives among the cards turned up count, and what is then owed can be paid only with locomotives.</td>
</tr>
<tr id="E7">
<th scope="row">E7</th>
<td>Whether the player pays or declines, the cards turned up are discarded at the end of the turn.</td>
</tr>
<tr id="E8">
<th scope="row">E8</th>
<td>If the deck and the discards cannot provide 3 cards to turn up, as many as they can provide are turned up; if they provide none, the tunnel is claimed with nothing more to pay. As long as the turn lasts, the payment is not among the discards, and neither are the cards turned up so far. The face-up cards are never used for this.</td>
</tr>
<tr id="E9">
<th scope="row">E9</th>
<td>The trains placed in a tunnel and the points scored for it follow from its length. The extra cards change neither.</td>
</tr>
<tr id="E10">
<th scope="row">E10</th>
<td>Building a station is an action that takes the turn. It may be built in any city where no player has a station yet, whether or not anyone has a route there. A player builds at most one in a turn and three in a game, and a station is never moved. A player&#39;s first station costs 1 card, the second 2 cards of one colour, the third 3 cards of one colour; any number of these cards, even all of them, may be locomotives. The cards paid are discarded.</td>
</tr>
<tr id="E11">
<th scope="row">E11</th>
<td>Each station lets its owner use one route of another player that ends in the station&#39;s city as if it were the owner&#39;s own. This holds for tickets only, and a station&#39;s route is the same one for all tickets. The choice is made when the game has ended (D5).</td>
</tr>
<tr id="E12">
<th scope="row">E12</th>
<td>A borrowed route never counts towards the longest path.</td>
</tr>
<tr id="E13">
<th scope="row">E13</th>
<td>Each station not built is worth 4 points to its player.</td>
</tr>
<tr id="E14">
<th scope="row">E14</th>
<td>Ties are broken by more completed tickets; after that, by fewer stations built; after that, by holding the longest-path bonus.</td>
</tr>
<tr id="E15">
<th scope="row">E15</th>
<td>When tickets are drawn during play, at least one must be kept, as G16 says. (The overview in one of the books says two; the detailed section of the same book, and the other book, say one.)</td>
</tr>
</tbody></table>
<h3 id="worked-example-a-tunnel">Worked example: a tunnel</h3>
<p>Anna claims Venezia–Zürich, a green tunnel of length 2, and lays 1 green card and 1 locomotive. She turns up a green card,
a locomotive and a red card. The green card and the locomotive count and the red card does not, so she owes 2 more
cards, each of which may be green or a locomotive (E4).</p>
<ul>
<li>If she pays them, with 2 green cards, 1 green card and 1 locomotive, or 2 locomotives, the route is hers. She has paid 4
cards, but she places 2 trains and scores 2 points (E9, G15).</li>
<li>If she declines, her green card and her locomotive return to her hand and her turn is over (E5). The route stays as
it was, and she may try again in a later turn (D13).</li>
<li>Either way the three cards turned up are discarded at the end of the turn (E7).</li>
</ul>
<p>Had she laid 2 locomotives, the same three cards would have cost her only 1 more card, for the locomotive among them, and
only a locomotive could have paid it (E6).</p>
<p>In a grey tunnel, such as Paris–Zürich of length 3, the cards laid set the colour. If Anna lays 2 red cards and 1
locomotive and turns up a red card and two green cards, she owes 1 card: a red one or a locomotive (E4).</p>
<p>When cards are short: the deck holds 1 card, and there is 1 discard. Anna lays her payment and turns up the deck&#39;s
only card. The deck is now empty, so the one discard becomes the deck (G9), and she turns it up too. Nothing is left, since
neither her payment nor the first card turned up is a discard yet. The two cards turned up decide what she owes (E8).</p>
<h3 id="worked-example-stations">Worked example: stations</h3>
<p>Anna has claimed Brest–Paris, Paris–Zürich, Marseille–Zürich, Barcelona–Marseille and, separately, Venezia–Zágráb. Ben
has claimed Venezia–Zürich, and Cleo has claimed München–Zürich. Anna&#39;s tickets are Brest–Venezia (8), Paris–Zágráb (7) and
Barcelona–München (8). Her own routes complete none of them.</p>
<ul>
<li><em>One station, in Zürich.</em> It cost her 1 card (E10). It can borrow Ben&#39;s route or Cleo&#39;s, and whichever it is serves all
her tickets (E11). Ben&#39;s completes Brest–Venezia and Paris–Zágráb: 8 + 7 − 8 = 7. Cleo&#39;s completes Barcelona–München only:
8 − 8 − 7 = −7. The best choice is made for her: Ben&#39;s route (D5). Two stations not built add 8 points (E13). Together that is
15 points.</li>
<li><em>A second station, in München.</em> It cost her 2 cards of one colour, or locomotives in place of any of them (E10). It borrows
Cleo&#39;s route while the one in Zürich borrows Ben&#39;s. All three tickets are completed: 8 + 7 + 8 = 23. One station not built adds
4 points. Together that is 27 points.</li>
</ul>
<p>In both cases her longest path is Brest–Paris–Zürich–Marseille–Barcelona, 3 + 3 + 2 + 4 = 12 trains. A path over a borrowed route is
not counted (E12).</p>
<h2 id="poland">Poland</h2>
<table>
<thead>
<tr>
<th>id</th>
<th>rule</th>
</tr>
</thead>
<tbody><tr id="P1">
<th scope="row">P1</th>
<td>For 2 to 4 players. Each has 35 trains. There are 35 tickets and 20 country cards.</td>
</tr>
<tr id="P2">
<th scope="row">P2</th>
<td>The ticket offer is 4 tickets, of which at least 2 are kept. The tickets returned by all players are shuffled together and then go to the bottom of the ticket deck.</td>
</tr>
<tr id="P3">
<th scope="row">P3</th>
<td>Each neighbouring country has a stack of country cards, with the highest value on top. The stacks are public, and so are the cards that players have taken.</td>
</tr>
<tr id="P4">
<th scope="row">P4</th>
<td>Routes into a neighbouring country are open whatever the number of players: G14 does not close them. But no player can hold more than one route into the same country.</td>
</tr>
<tr id="P5">
<th scope="row">P5</th>
<td>A route into a country scores by its length, as every route does (G15).</td>
</tr>
<tr id="P6">
<th scope="row">P6</th>
<td>The country bonus is due when a claim brings a country that is new among the player&#39;s connected countries into one of that player&#39;s networks in which there is at least one other country. Every country in that network then gives the player the top card of its stack: one card from each, including countries that have given the player a card before. An empty stack gives nothing. (What &quot;new&quot; means: D8.)</td>
</tr>
<tr id="P7">
<th scope="row">P7</th>
<td>When a claim joins two networks, and all of their countries had been connected before, no country is new, and the player takes nothing.</td>
</tr>
<tr id="P8">
<th scope="row">P8</th>
<td>The final scoring is that of the basic game, plus the values of the country cards taken. (For the longest path see D9.)</td>
</tr>
<tr id="P9">
<th scope="row">P9</th>
<td>Ties are broken by more completed tickets; after that, by more points from tickets (D18); after that, the victory is shared.</td>
</tr>
<tr id="P10">
<th scope="row">P10</th>
<td>Double routes follow G13 and G14: with 2 or 3 players only one route of each can be used.</td>
</tr>
</tbody></table>
<h3 id="worked-examples-country-cards">Worked examples: country cards</h3>
<p><em>One stack runs out.</em></p>
<ol>
<li>A player is the first to connect Russia and Germany, and takes the top card of each: 7 from Russia, 7 from Germany.</li>
<li>Another player then connects Germany and the Czech Republic, and takes 4 from Germany and 10 from the Czech Republic.</li>
<li>The first player then adds Belarus to Russia and Germany. Belarus is new, so all three countries of the network give a
card: 3 from Germany, 4 from Russia, 6 from Belarus.</li>
<li>Germany&#39;s stack is now used up. Whoever reaches Germany later gets no card there.</li>
</ol>
<p><em>Two networks become one.</em></p>
<ol>
<li>A player has connected Russia with Belarus and, separately, Ukraine with Slovakia. That has brought the player one card
from each of the four countries.</li>
<li>The player joins the two networks. All four countries had been connected before, none is new, and no card is taken (P7).</li>
<li>Later the player adds the Czech Republic. It is new, so the player takes the top card of each of the five countries that
has cards left (P6).</li>
</ol>
<h2 id="nordic-countries">Nordic Countries</h2>
<table>
<thead>
<tr>
<th>id</th>
<th>rule</th>
</tr>
</thead>
<tbody><tr id="N1">
<th scope="row">N1</th>
<td>For 2 or 3 players. Each has 40 trains. There are 46 tickets.</td>
</tr>
<tr id="N2">
<th scope="row">N2</th>
<td>A face-up locomotive is drawn like any other card. Both cards of a draw may be locomotives.</td>
</tr>
<tr id="N3">
<th scope="row">N3</th>
<td>The face-up cards are never reset because of locomotives: the book has no such rule.</td>
</tr>
<tr id="N4">
<th scope="row">N4</th>
<td>A locomotive stands in for other cards on ferries and in tunnels only. It does not do so on ordinary routes, whether coloured or grey.</td>
</tr>
<tr id="N5">
<th scope="row">N5</th>
<td>The ticket offer is 5 tickets, of which at least 2 are kept.</td>
</tr>
<tr id="N6">
<th scope="row">N6</th>
<td>With 2 players, only one route of each double route can be claimed; with 3, both can.</td>
</tr>
<tr id="N7">
<th scope="row">N7</th>
<td>Ferries follow E3. Here, however, most of them are coloured, and on these the cards other than the required locomotives are of the route&#39;s colour. Colour cards may be replaced by further locomotives. A locomotive may be replaced by any 3 colour cards, in any mix, the route&#39;s colour included. (Which locomotives, and a stricter option: D15.)</td>
</tr>
<tr id="N8">
<th scope="row">N8</th>
<td>Tickets not kept leave the game unseen, both at the start and later.</td>
</tr>
<tr id="N9">
<th scope="row">N9</th>
<td>Tunnels follow E4, E5, E6, E7 and E9, and by D17 also E8.</td>
</tr>
<tr id="N10">
<th scope="row">N10</th>
<td>The route Murmansk–Lieksa is grey and has 9 spaces. For each of its spaces, any 4 cards may be played in place of one card of the set&#39;s colour; these may include locomotives and cards of the set&#39;s colour. This may be done for any number of its spaces up to all nine, which takes 36 cards. Example: 7 green cards and 8 others. In all other respects it is an ordinary route: a locomotive by itself stands for nothing there.</td>
</tr>
<tr id="N11">
<th scope="row">N11</th>
<td>Globetrotter: 10 points go to the player who has completed the most tickets. If several players tie, each of them gets the 10 points. (At least one completed ticket: D4.) There is no longest-path bonus.</td>
</tr>
<tr id="N12">
<th scope="row">N12</th>
<td>Ties are broken by more completed tickets; after that, by the longest path, measured as in G19.</td>
</tr>
</tbody></table>
<h3 id="worked-example-a-ferry">Worked example: a ferry</h3>
<p>Ålborg–Kristiansand is a red ferry of length 2 with one locomotive symbol. Among the payments for it are:</p>
<ul>
<li>1 locomotive, for the symbol, and 1 red card;</li>
<li>2 locomotives, the second standing in for the red card;</li>
<li>3 colour cards, for instance a blue, a green and a red one, standing in for the symbol&#39;s locomotive, and 1 red card (N7);</li>
<li>1 locomotive, for the symbol, and 3 colour cards, standing in for a second locomotive and so for the red card (D15);</li>
<li>6 colour cards in any mix, standing in for both locomotives (D15).</li>
</ul>
<p>The last one is valid even without a red card or a locomotive in hand. At a table with the strict reading it is refused:
the ferry has one symbol, so only one set of three may be played. A locomotive is never one of the three cards. Whichever
way it is paid, the route takes 2 trains and scores 2 points.</p>
<h3 id="worked-example-murmansklieksa">Worked example: Murmansk–Lieksa</h3>
<p>A player pays 7 green cards and 8 other cards. The green cards pay for seven of the nine spaces. The other 8 cards are two
sets of 4, and each set pays for one of the two spaces left (N10). The 8 cards can be anything: any colours, green
included, and locomotives. The player places 9 trains and scores 27 points (G11, G15). A payment of 8 green cards and 1
locomotive is not valid, because here a locomotive counts only as one of a set of 4.</p>
<h2 id="decisions">Decisions</h2>
<table>
<thead>
<tr>
<th>id</th>
<th>decision</th>
</tr>
</thead>
<tbody><tr id="D1">
<th scope="row">D1</th>
<td>A reset of the face-up cards (G8) takes place only if at least 3 colour cards are outside the players&#39; hands, and there are no more than 10 resets in succession; after that, the face-up cards are left as they lie until the next time they change. (Otherwise, with ten cards outside the hands, two sets of five could replace each other without end.)</td>
</tr>
<tr id="D2">
<th scope="row">D2</th>
<td>If, after the first card of a draw, there is no second card that may legally be taken, the turn ends with that one card.</td>
</tr>
<tr id="D3">
<th scope="row">D3</th>
<td>A player who has no legal action passes. No one else may pass. A pass in the last turns uses up that player&#39;s last turn. When every player has passed in one round, the game ends and is scored.</td>
</tr>
<tr id="D4">
<th scope="row">D4</th>
<td>To earn the longest-path bonus, a path must have at least one route. To earn Globetrotter, a player must have completed at least one ticket.</td>
</tr>
<tr id="D5">
<th scope="row">D5</th>
<td>The routes that stations borrow are the best choice for their owner, taken over all of the owner&#39;s stations together: the one that gives the most points and, among equals, the most completed tickets. One route may be borrowed by several stations, an unclaimed route by none.</td>
</tr>
<tr id="D6">
<th scope="row">D6</th>
<td>Tickets offered during play are seen only by the player who drew them; the others see how many of them were kept. At the start, nobody sees how many the others kept until all have chosen.</td>
</tr>
<tr id="D7">
<th scope="row">D7</th>
<td>These are public: the payment for a route or a station, and that for a tunnel even when it returns to the hand; the number of cards in each hand; the sizes of the deck and of the ticket deck; the number of tickets that each player holds; the discards; the trains and stations that each player has left; the points scored for routes; the country cards. These are secret: hands, tickets, the order of both decks, and the tickets that have left the game.</td>
</tr>
<tr id="D8">
<th scope="row">D8</th>
<td>In P6, a country is &quot;new&quot; if this player has never before had it in one network together with another country. The route whose claim makes the connection may be one into a country or one inside Poland: both count alike. The cards are taken automatically.</td>
</tr>
<tr id="D9">
<th scope="row">D9</th>
<td>Poland: the longest-path bonus (G19) is on by default, and the table can be set up without it. (For the final scoring the book refers to the basic game, which has this bonus, yet its list of the parts needed leaves out the bonus card.)</td>
</tr>
<tr id="D10">
<th scope="row">D10</th>
<td>When both the deck and the discards are empty, cards may still be taken from the face-up cards, subject to G7. Drawing cards is unavailable only if neither the deck nor the face-up cards include a card that may be taken. (By their wording, three of the books rule out the whole action as soon as deck and discards are empty; one speaks of all the cards being in the players&#39; hands. Read literally, the cards lying face up could then never be taken again. The most widely played implementation allows taking them, and so does Branchline.)</td>
</tr>
<tr id="D11">
<th scope="row">D11</th>
<td>The game ends and is scored after 20 full rounds in which no one has drawn a card, drawn a ticket, claimed a route or built a station. (Declined tunnels alone could otherwise go on without end.)</td>
</tr>
<tr id="D12">
<th scope="row">D12</th>
<td>On every board where tickets returned at the start go under the ticket deck, they are shuffled together first, so that it does not matter who chose earlier. Tickets returned during play go under it in the order in which they were offered.</td>
</tr>
<tr id="D13">
<th scope="row">D13</th>
<td>Declining a tunnel (E5) claims no route and closes none, and it uses up the turn. The tunnel may be tried again in a later turn. Once the cards are turned up, the payment laid can no longer be changed.</td>
</tr>
<tr id="D14">
<th scope="row">D14</th>
<td>A double route is a double route even when its routes differ. Nordic has three of these: in two of them a tunnel lies beside a ferry of another length, and in one, of two ferries, the routes have 1 and 2 symbols.</td>
</tr>
<tr id="D15">
<th scope="row">D15</th>
<td>The three cards that stand in for a locomotive (N7) are colour cards only, in any mix, and do so on ferries only. They can stand in for every locomotive of the payment: for one that a symbol requires, and for one that would itself replace a colour card. (By the letter of the book, the two rules for ferries add up, so a ferry of 3 spaces can be paid with 9 assorted colour cards.) The table can be set up with the strict reading instead: sets of three only in place of the locomotives that the symbols require, so no more of them than the ferry has symbols.</td>
</tr>
<tr id="D16">
<th scope="row">D16</th>
<td>Poland: routes into countries count towards the longest path. A country is a dead end, and no ticket names one.</td>
</tr>
<tr id="D17">
<th scope="row">D17</th>
<td>The Nordic book does not say what happens when fewer than 3 cards can be turned up for a tunnel. E8 applies.</td>
</tr>
<tr id="D18">
<th scope="row">D18</th>
<td>The points from tickets that P9 compares are the values of the completed tickets minus those of the failed ones.</td>
</tr>
<tr id="D19">
<th scope="row">D19</th>
<td>A player who has drawn one card draws the second as well, provided there is one that may be taken (D2). (The books say that a player <em>may</em> draw two cards; stopping after one by choice is not offered.)</td>
</tr>
<tr id="D20">
<th scope="row">D20</th>
<td>In a grey tunnel (E4), the cards turned up are compared with the colour of the cards laid. (One of the Europe books says so; the other compares them with the colour of the tunnel, which a grey tunnel does not have.)</td>
</tr>
<tr id="D21">
<th scope="row">D21</th>
<td>Players still tied after the last criterion share the victory on every board (G20). (Only the book of Poland says so.)</td>
</tr>
<tr id="D22">
<th scope="row">D22</th>
<td>The last tie-break of Nordic (N12) is the longest path, measured as in G19. (The book gives it to the longest <em>trasa</em>, a word that it also uses for a single route.)</td>
</tr>
</tbody></table>
<h2 id="how-to-read-the-ids">How to read the ids</h2>
<p>Every clause has an id that stays with it: a letter and a number. The same ids are cited in Branchline&#39;s source and
tests.</p>
<ul>
<li><strong>G</strong> clauses hold on all boards, except where a board&#39;s own clause says otherwise.</li>
<li><strong>U</strong>, <strong>E</strong>, <strong>P</strong> and <strong>N</strong> clauses hold on United States, Europe, Poland and Nordic Countries. A clause of one board
holds on another only where that board&#39;s clauses refer to it, as N9 does with the tunnels of Europe.</li>
<li><strong>D</strong> clauses are Branchline&#39;s decisions where the books are silent or unclear. They hold wherever the thing that they
refer to exists.</li>
</ul>
<p>An id in brackets points to a clause that adds to, limits or explains the one being read. Each clause is one row of a
table, with its id alone in the first cell. The worked examples below the tables illustrate clauses; they add nothing to
them.</p>
<h2 id="about-these-rules">About these rules</h2>
<p>This page is the complete set of rules that Branchline follows, for players and for anyone who wants to settle an
argument. Branchline is an unofficial implementation. The rules are stated here in the project&#39;s own words; no text or
artwork of the publisher is used. &quot;The book&quot; and &quot;the books&quot; mean the published rule books.</p>
<p><strong>The Poland board is a reconstruction.</strong> No public listing of its routes and tickets exists. The rules, the
numbers of tickets and country cards, and the card values in the worked examples are those of the book; the rest of that
board&#39;s data is fitted to published totals and is not the published board. The board is a file that can be replaced, and
players are told about this.</p>
`;export{e as default};