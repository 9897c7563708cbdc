# What players may type for the words of the notation, beside those words themselves. Alternatives are separated by
# commas and may have several words; the program writes the first. Case and diacritics don't matter. English words work
# in every language, so no word may mean something else in another language.
# typed-filler: words without meaning here, such as articles.

typed-draw = draw
typed-take = take, pick
typed-tickets = tickets, draw tickets, take tickets, new tickets
typed-keep = keep
typed-claim = claim
typed-station = station, build station, build a station
typed-pay = pay
typed-decline = decline, refuse
typed-give = give
typed-pass = pass, skip
typed-with = with, using
typed-for = for, and substitutes for, with substitutes for, substitutes for
typed-and = and, plus
typed-filler = a, an, the, card, cards, of, from, from the deck, deck, face up, face-up, route, ticket, tickets, in, at, space, spaces, more, as, a substitute, as a substitute, tunnel

typed-purple = purple, pink, violet
typed-blue = blue, blues
typed-orange = orange, oranges
typed-white = white, whites
typed-green = green, greens
typed-yellow = yellow, yellows
typed-black = black, blacks
typed-red = red, reds
typed-locomotive = locomotive, locomotives, loco, locos, wild, wilds
