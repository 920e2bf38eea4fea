# The first lessons: what to do, and what it showed.

web-lesson-tic-tac-moo-1 = A cow looks out of your barn. Lay the hen or the pig next to the cow on the meadow.
web-lesson-tic-tac-moo-1-done = You may lay only next to the animal in your own barn, straight or diagonally. Your two farmhands hold the animals of this turn.
web-lesson-tic-tac-moo-2 = Two hens stand side by side. Make a row of three and collect the herd!
web-lesson-tic-tac-moo-2-done = Three or more of a kind in a line are a herd: you take the others and keep them. The one you laid stays on the meadow.
web-lesson-tic-tac-moo-3 = You lay two animals each turn. Lay the second one, the pig, so that three pigs stand in a diagonal line.
web-lesson-tic-tac-moo-3-done = Lines count in all directions. After the second animal you draw new ones, and the barn gets a new animal too.
web-lesson-tic-tac-moo-4 = You have collected ten animals. Twelve win: collect one more herd.
web-lesson-tic-tac-moo-4-done = Twelve collected animals are one way to win.
web-lesson-tic-tac-moo-5 = Eight animals stand in your field. Fill the last space.
web-lesson-tic-tac-moo-5-done = One of your own fields filled with at least two of each animal is the other way to win.

web-lesson-kuhlorado-1 = You rolled two numbers. Once a turn you may throw again: one die or both. Try it.
web-lesson-kuhlorado-1-done = After the second throw the dice stand. You could also have kept the first one.
web-lesson-kuhlorado-2 = Two numbers let you mark one cell that shows one of them. Choose one.
web-lesson-kuhlorado-2-done = The mark is yours for ever. If no such cell is free, you pass.
web-lesson-kuhlorado-3 = Two cows! Mark two cow cells, wherever they are.
web-lesson-kuhlorado-3-done = Cows are rare: when the last one is marked, the match ends.
web-lesson-kuhlorado-4 = A cow and a 3: mark one of them, or a cow and a 3 that lie exactly one cell apart.
web-lesson-kuhlorado-4-done = One cell apart may be along a row, a column or a diagonal. What lies between does not matter.
web-lesson-kuhlorado-5 = Each border meadow is worth 3 points, a trough 2 or 4, to the player with more marks there. Mark so that you take the lead somewhere.
web-lesson-kuhlorado-5-done = Connected marks count too: an area of 5 brings 2 points, 10 bring 5, 15 bring 12 and 20 bring 20.

web-lesson-te-kuiti-1 = You are the shepherd player and place two fences each turn. Put one anywhere.
web-lesson-te-kuiti-1-done = There are thirty fences. When the last one stands, the round is over.
web-lesson-te-kuiti-2 = The corner lacks one fence. Close it.
web-lesson-te-kuiti-2-done = A tile that cannot get out any more is enclosed: nobody can flip it, and it counts for you at the end. The rim of the field is no fence.
web-lesson-te-kuiti-3 = Now you are the sheep player. Flip a tile.
web-lesson-te-kuiti-3-done = You flip until you have seen two sheep. Equal ones are yours; others are turned down again: remember them.
web-lesson-te-kuiti-4 = A sleepy sheep lies open on b3. You have seen another one on b5. Flip it.
web-lesson-te-kuiti-4-done = A pair! You take both, one point each, and the places stay empty.
web-lesson-te-kuiti-5 = You have flipped a ram. Choose a fence that it knocks down.
web-lesson-te-kuiti-5-done = Rams and shepherds do not count as sheep: after them you keep flipping. A shepherd gives the other player one more fence.

web-lesson-tic-tac-town-1 = Everybody builds on one board. Take a die and put it on any empty cell.
web-lesson-tic-tac-town-1-done = One die a turn. It keeps its value and stays where it is until the round is over.
web-lesson-tic-tac-town-2 = One of your cards wants red, blue and green in a row. Red and blue lie there already. Finish it.
web-lesson-tic-tac-town-2-done = Colour cards bring 1 point. A line may be a row or a column, read from either side, but never a diagonal.
web-lesson-tic-tac-town-3 = Another card wants three dice with the sum 7, one of them yellow. Complete it.
web-lesson-tic-tac-town-3-done = Sum cards bring 2 points. It does not matter who placed the dice.
web-lesson-tic-tac-town-4 = The equation card: red plus blue is the third die. What is 2 + 3?
web-lesson-tic-tac-town-4-done = Equation cards bring 3 points. Your dice may fulfil other players’ cards too, so watch what they collect.
web-lesson-tic-tac-town-5 = At the start of a round the starter sees all dice. Keep them, or roll all of them again, once.
web-lesson-tic-tac-town-5-done = After the round everybody draws back to four cards, from the piles they like.

web-lesson-mow-1 = The herd stands from 7 to 11. Add a cow that is lower than all of them, or higher.
web-lesson-mow-1-done = In between is not allowed. After playing you draw a card, and the arrow says who is next.
web-lesson-mow-2 = An acrobat with a 7 may climb onto a 7 in the herd. Play it.
web-lesson-mow-2-done = It takes no place in the line. Green specials have five flies, and they let you turn the arrow.
web-lesson-mow-3 = A slowpoke fills a gap inside the herd. Play it.
web-lesson-mow-3-done = Somewhere a number must be missing between the ends: the slowpoke stands for it.
web-lesson-mow-4 = A blocker closes its end: nothing is higher than 16. Play it, and turn the arrow.
web-lesson-mow-4-done = Now the neighbour on the other side is next, and can only add at the low end.
web-lesson-mow-5 = None of your cows fits. Then you have to take the herd, flies and all.
web-lesson-mow-5-done = You start a new herd at once. The farmer with the fewest flies in the end wins.
