/** Every drawn thing of Terracotta Army, in the order in which one uses another. */
import "../../symbols";
import "./figures";
import "./pieces";
import "./board";
import "./symbols.css";
